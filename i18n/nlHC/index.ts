export { default } from '../dut/index.ts'
