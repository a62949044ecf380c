export { default } from '../../dut/advice/index.ts'
