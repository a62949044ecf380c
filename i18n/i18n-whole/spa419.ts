// Written by `npm run i18n`.
import advice from '../spa419/advice/index.ts'
import help from '../spa419/help/index.ts'
import profile from '../spa419/profile/index.ts'
import root from '../spa419/index.ts'

export default { root, advice, help, profile }
