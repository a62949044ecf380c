export { default } from '../../eng/report/index.ts'
