// Written by `npm run i18n`.
import advice from '../us/advice/index.ts'
import consent from '../us/consent/index.ts'
import help from '../us/help/index.ts'
import profile from '../us/profile/index.ts'
import report from '../us/report/index.ts'
import terms from '../us/terms/index.ts'
import root from '../us/index.ts'

export default { root, advice, consent, help, profile, report, terms }
