import eng from '../../eng/terms/index.ts'
import type { NamespaceTermsTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceTermsTranslation>(eng, {
  disclaimer: {
    decisions:
      'What you make of the result is up to you. If you are worried about your gambling, or someone else’s, please contact a helpline. One is available 24/7.',
  },
})
