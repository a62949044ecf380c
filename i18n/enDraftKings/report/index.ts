export { default } from '../../us/report/index.ts'
