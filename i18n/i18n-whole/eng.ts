// Written by `npm run i18n`.
import advice from '../eng/advice/index.ts'
import help from '../eng/help/index.ts'
import profile from '../eng/profile/index.ts'
import root from '../eng/index.ts'

export default { root, advice, help, profile }
