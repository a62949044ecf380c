import eng from '../../eng/terms/index.ts'
import type { NamespaceTermsTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceTermsTranslation>(eng, {
  userData: {
    email:
      'If you have your report sent by email, your address is used for this one message only. It is not stored and not linked to your results.',
  },
})
