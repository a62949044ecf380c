// Written by `npm run i18n`.
import advice from '../pol/advice/index.ts'
import help from '../pol/help/index.ts'
import profile from '../pol/profile/index.ts'
import root from '../pol/index.ts'

export default { root, advice, help, profile }
