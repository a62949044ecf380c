// Written by `npm run i18n`.
import advice from '../gre/advice/index.ts'
import help from '../gre/help/index.ts'
import profile from '../gre/profile/index.ts'
import root from '../gre/index.ts'

export default { root, advice, help, profile }
