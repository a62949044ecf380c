export { default } from '../eng/index.ts'
