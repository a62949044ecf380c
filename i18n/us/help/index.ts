import eng from '../../eng/help/index.ts'
import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceHelpTranslation>(eng, {
  ways: { treatment: { text: 'Counselors and clinics that know about gambling.' } },
})
