export { default } from '../../us/terms/index.ts'
