export { default } from '../../eng/accessibility/index.ts'
