// Written by `npm run i18n`.
import advice from '../pol/advice/index.ts'
import consent from '../pol/consent/index.ts'
import help from '../pol/help/index.ts'
import profile from '../pol/profile/index.ts'
import report from '../pol/report/index.ts'
import terms from '../pol/terms/index.ts'
import root from '../pol/index.ts'

export default { root, advice, consent, help, profile, report, terms }
