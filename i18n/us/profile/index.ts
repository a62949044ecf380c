import eng from '../../eng/profile/index.ts'
import type { NamespaceProfileTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceProfileTranslation>(eng, {
  learnMore: {
    help: { text: 'Whatever your score is: if gambling worries you, talk to someone you trust or to a helpline.' },
  },
})
