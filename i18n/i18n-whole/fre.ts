// Written by `npm run i18n`.
import advice from '../fre/advice/index.ts'
import help from '../fre/help/index.ts'
import profile from '../fre/profile/index.ts'
import root from '../fre/index.ts'

export default { root, advice, help, profile }
