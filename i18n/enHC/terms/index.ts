import eng from '../../eng/terms/index.ts'
import type { NamespaceTermsTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceTermsTranslation>(eng, {
  disclaimer: {
    decisions: 'You alone decide what you make of the result. If gambling worries you, please talk to a help-line. It is available 24/7.',
  },
})
