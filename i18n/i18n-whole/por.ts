// Written by `npm run i18n`.
import advice from '../por/advice/index.ts'
import help from '../por/help/index.ts'
import profile from '../por/profile/index.ts'
import root from '../por/index.ts'

export default { root, advice, help, profile }
