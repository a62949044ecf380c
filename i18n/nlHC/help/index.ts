import dut from '../../dut/help/index.ts'
import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof dut, NamespaceHelpTranslation>(dut, {
  text: 'Een hulplijn is 24/7 bereikbaar. Je hoeft je naam niet te noemen, en ook je naasten kunnen contact opnemen.',
})
