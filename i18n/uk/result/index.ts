export { default } from '../../eng/result/index.ts'
