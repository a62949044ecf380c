import dut from '../../dut/terms/index.ts'
import type { NamespaceTermsTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof dut, NamespaceTermsTranslation>(dut, {
  disclaimer: {
    decisions:
      'Jij alleen beslist wat je met het resultaat doet. Als gokken je zorgen geeft, praat dan met een hulplijn. Die is 24/7 bereikbaar.',
  },
})
