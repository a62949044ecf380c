export { default } from '../../dut/accessibility/index.ts'
