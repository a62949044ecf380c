import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import spa from '../../spa/help/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof spa, NamespaceHelpTranslation>(spa, {
  webOnly: 'En su sitio verás cómo comunicarte.',
  message: 'Enviar mensaje al {phone}',
  logo: 'Línea de ayuda: {name}',
  ways: {
    register: { text: 'El registro te cierra las apuestas autorizadas durante el tiempo que elijas.' },
    block: {
      text: 'Un programa gratuito mantiene los sitios y aplicaciones de apuestas lejos de tu celular y tu computadora.',
    },
    bank: { text: 'Muchos bancos pueden bloquear los pagos a sitios de apuestas. Pregunta en el tuyo o mira en su aplicación.' },
  },
})
