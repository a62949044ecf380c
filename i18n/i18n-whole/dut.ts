// Written by `npm run i18n`.
import advice from '../dut/advice/index.ts'
import help from '../dut/help/index.ts'
import profile from '../dut/profile/index.ts'
import root from '../dut/index.ts'

export default { root, advice, help, profile }
