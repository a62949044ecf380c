import eng from '../../eng/terms/index.ts'
import type { NamespaceTermsTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceTermsTranslation>(eng, {
  general: {
    time: 'It takes about three minutes. Please finish it in one sitting: if you leave a running game, you have to start over. The game also ends after 15 minutes without activity.',
  },
  userData: {
    email:
      'If you have your report sent by email, your address is used for this one message only. It is not stored and not linked to your results.',
  },
  disclaimer: {
    indication:
      'The result is an indication from one short game. It is not a diagnosis and does not replace advice from a doctor or a counselor.',
  },
  license: { title: 'License', fonts: 'Fonts and other people’s software are used under their open licenses.' },
})
