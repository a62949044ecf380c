export { default } from '../../eng/advice/index.ts'
