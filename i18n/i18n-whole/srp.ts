// Written by `npm run i18n`.
import advice from '../srp/advice/index.ts'
import help from '../srp/help/index.ts'
import profile from '../srp/profile/index.ts'
import root from '../srp/index.ts'

export default { root, advice, help, profile }
