import eng from '../../eng/report/index.ts'
import type { NamespaceReportTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceReportTranslation>(eng, {
  mail: {
    once: 'We used your address once, to send this email. We don’t store it or link it to your results.',
    notYou: 'Didn’t ask for this email? Someone may have mistyped their address. You can delete it; we won’t send another.',
  },
})
