import type { NamespaceConsentTranslation } from '../../i18n-types.ts'
import spa from '../../spa/consent/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof spa, NamespaceConsentTranslation>(spa, {
  history: 'Qué pasó',
  mean: 'Promedio de {count} partidas: {score}',
  twoPairs: 'El promedio de tus dos primeras partidas es {first}, el de las dos últimas {last}.',
})
