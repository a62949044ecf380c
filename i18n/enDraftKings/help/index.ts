export { default } from '../../us/help/index.ts'
