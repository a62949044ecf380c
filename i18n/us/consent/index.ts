import eng from '../../eng/consent/index.ts'
import type { NamespaceConsentTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceConsentTranslation>(eng, {
  neverEmail: 'Your email address',
})
