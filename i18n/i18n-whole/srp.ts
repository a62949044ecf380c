// Written by `npm run i18n`.
import advice from '../srp/advice/index.ts'
import consent from '../srp/consent/index.ts'
import help from '../srp/help/index.ts'
import profile from '../srp/profile/index.ts'
import report from '../srp/report/index.ts'
import terms from '../srp/terms/index.ts'
import root from '../srp/index.ts'

export default { root, advice, consent, help, profile, report, terms }
