// Written by `npm run i18n`.
import advice from '../us/advice/index.ts'
import help from '../us/help/index.ts'
import profile from '../us/profile/index.ts'
import root from '../us/index.ts'

export default { root, advice, help, profile }
