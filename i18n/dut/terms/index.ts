export { default } from '../../eng/terms/index.ts'
