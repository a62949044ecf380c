export { default } from '../../spa/report/index.ts'
