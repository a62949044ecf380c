export { default } from '../../eng/refusals/index.ts'
