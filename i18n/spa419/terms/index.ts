import type { NamespaceTermsTranslation } from '../../i18n-types.ts'
import spa from '../../spa/terms/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof spa, NamespaceTermsTranslation>(spa, {
  general: {
    points: 'Juegas solo por puntos. Las cantidades se muestran como dinero, pero no se puede ganar, perder ni depositar dinero.',
    time: 'Dura unos tres minutos. Complétalo sin interrupciones: si abandonas una partida en curso, empiezas de nuevo. La partida también termina tras 15 minutos sin actividad.',
  },
  userData: {
    linkedRights:
      'El sitio que te muestra este test sabe que jugaste. Solo ve tu resultado si después lo aceptas. Puedes guardar o borrar estos datos en tu informe.',
  },
  disclaimer: {
    decisions:
      'Solo tú decides qué hacer con el resultado. Si te preocupa el juego con dinero, por ti o por otra persona, llama a una línea de ayuda.',
  },
})
