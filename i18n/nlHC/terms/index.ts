import dut from '../../dut/terms/index.ts'
import type { NamespaceTermsTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof dut, NamespaceTermsTranslation>(dut, {
  disclaimer: {
    decisions:
      'Je beslist zelf wat je met het resultaat doet. Als je je zorgen maakt over je eigen gokken of dat van een ander, neem dan contact op met een hulplijn. Die is 24/7 bereikbaar.',
  },
})
