// Written by `npm run i18n`.
import advice from '../porBR/advice/index.ts'
import help from '../porBR/help/index.ts'
import profile from '../porBR/profile/index.ts'
import root from '../porBR/index.ts'

export default { root, advice, help, profile }
