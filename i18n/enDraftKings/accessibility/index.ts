export { default } from '../../us/accessibility/index.ts'
