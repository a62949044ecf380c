import eng from '../../eng/report/index.ts'
import type { NamespaceReportTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceReportTranslation>(eng, {
  mail: {
    once: 'Your address was used once to send this email. It is not stored and not linked to your results.',
    notYou: 'You did not ask for this email? Then someone mistyped an address. You can delete it; there will be no other.',
  },
})
