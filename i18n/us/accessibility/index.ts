import eng from '../../eng/accessibility/index.ts'
import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceAccessibilityTranslation>(eng, {
  how: 'Before each version, automatic checks go through every screen in every language and every color scheme. One whole game is played with the keyboard alone, and another by what a screen reader says.',
})
