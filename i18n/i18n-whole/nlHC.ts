// Written by `npm run i18n`.
import advice from '../nlHC/advice/index.ts'
import consent from '../nlHC/consent/index.ts'
import help from '../nlHC/help/index.ts'
import profile from '../nlHC/profile/index.ts'
import report from '../nlHC/report/index.ts'
import terms from '../nlHC/terms/index.ts'
import root from '../nlHC/index.ts'

export default { root, advice, consent, help, profile, report, terms }
