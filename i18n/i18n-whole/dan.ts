// Written by `npm run i18n`.
import advice from '../dan/advice/index.ts'
import consent from '../dan/consent/index.ts'
import help from '../dan/help/index.ts'
import profile from '../dan/profile/index.ts'
import report from '../dan/report/index.ts'
import terms from '../dan/terms/index.ts'
import root from '../dan/index.ts'

export default { root, advice, consent, help, profile, report, terms }
