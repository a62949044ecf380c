// Written by `npm run i18n`.
import advice from '../spa/advice/index.ts'
import help from '../spa/help/index.ts'
import profile from '../spa/profile/index.ts'
import root from '../spa/index.ts'

export default { root, advice, help, profile }
