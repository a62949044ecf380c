// Written by `npm run i18n`.
import advice from '../ger/advice/index.ts'
import help from '../ger/help/index.ts'
import profile from '../ger/profile/index.ts'
import root from '../ger/index.ts'

export default { root, advice, help, profile }
