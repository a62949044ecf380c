export { default } from '../../dut/consent/index.ts'
