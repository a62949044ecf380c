// Written by `npm run i18n`.
import advice from '../swe/advice/index.ts'
import help from '../swe/help/index.ts'
import profile from '../swe/profile/index.ts'
import root from '../swe/index.ts'

export default { root, advice, help, profile }
