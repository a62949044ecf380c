// Written by `npm run i18n`.
import advice from '../dan/advice/index.ts'
import help from '../dan/help/index.ts'
import profile from '../dan/profile/index.ts'
import root from '../dan/index.ts'

export default { root, advice, help, profile }
