export { default } from '../../dut/terms/index.ts'
