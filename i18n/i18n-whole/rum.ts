// Written by `npm run i18n`.
import advice from '../rum/advice/index.ts'
import help from '../rum/help/index.ts'
import profile from '../rum/profile/index.ts'
import root from '../rum/index.ts'

export default { root, advice, help, profile }
