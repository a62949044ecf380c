// Written by `npm run i18n`.
import advice from '../dut/advice/index.ts'
import consent from '../dut/consent/index.ts'
import help from '../dut/help/index.ts'
import profile from '../dut/profile/index.ts'
import report from '../dut/report/index.ts'
import terms from '../dut/terms/index.ts'
import root from '../dut/index.ts'

export default { root, advice, consent, help, profile, report, terms }
