// Written by `npm run i18n`.
import advice from '../nlHC/advice/index.ts'
import help from '../nlHC/help/index.ts'
import profile from '../nlHC/profile/index.ts'
import root from '../nlHC/index.ts'

export default { root, advice, help, profile }
