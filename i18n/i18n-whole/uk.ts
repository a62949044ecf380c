// Written by `npm run i18n`.
import advice from '../uk/advice/index.ts'
import help from '../uk/help/index.ts'
import profile from '../uk/profile/index.ts'
import root from '../uk/index.ts'

export default { root, advice, help, profile }
