export { default } from '../../us/advice/index.ts'
