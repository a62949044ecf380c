import eng from '../../eng/help/index.ts'
import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceHelpTranslation>(eng, {
  text: 'A helpline is available 24/7. You don’t have to give your name, and people close to you can get in touch, too.',
})
