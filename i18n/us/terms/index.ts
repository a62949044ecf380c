import eng from '../../eng/terms/index.ts'
import type { NamespaceTermsTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceTermsTranslation>(eng, {
  userData: {
    email:
      'If you have your report sent by email, your address is used for this one message only. It is not stored and not linked to your results.',
  },
  disclaimer: {
    indication:
      'The result is an indication from one short game. It is not a diagnosis and does not replace advice from a doctor or a counselor.',
    decisions: 'You alone decide what you make of the result. If gambling worries you, please talk to a helpline.',
  },
  license: { fonts: 'Fonts and software parts of others are used under their open licenses.' },
})
