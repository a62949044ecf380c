export { default } from '../../dut/profile/index.ts'
