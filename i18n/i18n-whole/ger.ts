// Written by `npm run i18n`.
import advice from '../ger/advice/index.ts'
import consent from '../ger/consent/index.ts'
import help from '../ger/help/index.ts'
import profile from '../ger/profile/index.ts'
import report from '../ger/report/index.ts'
import terms from '../ger/terms/index.ts'
import root from '../ger/index.ts'

export default { root, advice, consent, help, profile, report, terms }
