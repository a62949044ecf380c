export { default } from '../../dut/result/index.ts'
