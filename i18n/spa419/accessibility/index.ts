import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'
import spa from '../../spa/accessibility/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof spa, NamespaceAccessibilityTranslation>(spa, {
  gapPeople: 'Las personas que usan cada día productos de apoyo todavía no probaron esta versión con nosotros.',
})
