import type { NamespaceConsentTranslation } from '../../i18n-types.ts'
import spa from '../../spa/consent/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof spa, NamespaceConsentTranslation>(spa, {
  history: 'Qué pasó',
  mean: 'Promedio de {count} partidas: {score}',
  twoPairs: 'El promedio de tus dos primeras partidas es {first}, el de las dos últimas {last}.',
  closedTitle: 'Retiraste el permiso',
  closedText: 'Tu cuenta ya no puede abrir este informe, así que también se cerró aquí.',
  endedTitle: 'Este informe se cerró',
  deletedTitle: 'La partida se borró',
  deletedText:
    'Las cartas, el resultado, los consejos y el informe desaparecieron para siempre. Un informe guardado o enviado sigue donde está.',
})
