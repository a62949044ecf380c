// Written by `npm run i18n`.
import advice from '../enHC/advice/index.ts'
import help from '../enHC/help/index.ts'
import profile from '../enHC/profile/index.ts'
import root from '../enHC/index.ts'

export default { root, advice, help, profile }
