export { default } from '../../eng/help/index.ts'
