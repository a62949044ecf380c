import type { NamespaceProfileTranslation } from '../../i18n-types.ts'
import spa from '../../spa/profile/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof spa, NamespaceProfileTranslation>(spa, {
  measures: { betaP: { explanation: 'Cuánto tiendes a seguir con un mazo una vez que lo elegiste.' } },
  learnMore: {
    limits: {
      text: 'Es una indicación basada en una sola partida corta por puntos, no un diagnóstico. El test nunca se comparó con un diagnóstico de trastorno por juego.',
    },
    help: {
      text: 'Sea cual sea tu puntuación: ¿te preocupa el juego con dinero, por ti o por otra persona? Habla con alguien de confianza o llama a una línea de ayuda.',
    },
  },
})
