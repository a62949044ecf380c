import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'
import spa from '../../spa/refusals/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof spa, NamespaceRefusalsTranslation>(spa, {
  paused: { text: 'Por el momento no se puede hacer. Vuelve más tarde.' },
  ended: { title: 'Tu acceso terminó' },
  game: {
    paused: 'El test está en pausa por el momento. Vuelve más tarde.',
    ended: 'Tu acceso terminó. Vuelve a la página de la que venías y abre el test otra vez desde allí.',
    ofNetwork: 'Hoy se empezaron muchas partidas desde tu red. Inténtalo de nuevo mañana.',
  },
  mail: {
    ofGame: 'Enviamos este informe tres veces, el máximo para una partida. Puedes guardarlo como PDF.',
    toAddress: 'Hoy ya enviamos a esta dirección todos los informes posibles. Inténtalo de nuevo después de esta hora ({when}).',
    ofNetwork:
      'Hoy se enviaron muchos informes desde tu red. Guarda el informe como PDF o inténtalo de nuevo después de esta hora ({when}).',
    ended: 'Tu acceso terminó y ya no podemos enviar el informe desde aquí. Puedes guardarlo como PDF.',
    gone: 'Este informe ya no está abierto aquí o se borró, así que no se puede enviar.',
  },
})
