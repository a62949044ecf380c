import type { NamespaceResultTranslation } from '../../i18n-types.ts'
import spa from '../../spa/result/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof spa, NamespaceResultTranslation>(spa, {
  parts: {
    average: 'En promedio, los voluntarios de estudios científicos tienen una puntuación de 50. Dos cosas pueden subirla o bajarla:',
  },
})
