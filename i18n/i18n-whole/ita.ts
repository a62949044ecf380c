// Written by `npm run i18n`.
import advice from '../ita/advice/index.ts'
import help from '../ita/help/index.ts'
import profile from '../ita/profile/index.ts'
import root from '../ita/index.ts'

export default { root, advice, help, profile }
