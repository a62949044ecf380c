// Written by `npm run i18n`.
import advice from '../enDraftKings/advice/index.ts'
import help from '../enDraftKings/help/index.ts'
import profile from '../enDraftKings/profile/index.ts'
import root from '../enDraftKings/index.ts'

export default { root, advice, help, profile }
