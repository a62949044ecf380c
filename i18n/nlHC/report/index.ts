export { default } from '../../dut/report/index.ts'
