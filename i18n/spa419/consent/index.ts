import type { NamespaceConsentTranslation } from '../../i18n-types.ts'
import spa from '../../spa/consent/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof spa, NamespaceConsentTranslation>(spa, { history: 'Qué pasó' })
