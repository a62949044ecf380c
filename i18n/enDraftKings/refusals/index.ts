export { default } from '../../us/refusals/index.ts'
