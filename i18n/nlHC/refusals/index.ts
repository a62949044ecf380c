export { default } from '../../dut/refusals/index.ts'
