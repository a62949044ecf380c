// Written by `npm run i18n`.
import advice from '../eng/advice/index.ts'
import consent from '../eng/consent/index.ts'
import help from '../eng/help/index.ts'
import profile from '../eng/profile/index.ts'
import report from '../eng/report/index.ts'
import terms from '../eng/terms/index.ts'
import root from '../eng/index.ts'

export default { root, advice, consent, help, profile, report, terms }
