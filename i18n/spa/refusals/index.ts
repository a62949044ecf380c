import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'El test está en pausa', text: 'Ahora mismo no se puede hacer. Vuelve más tarde.' },
  many: { title: 'Espera un minuto', text: 'Hubo muchos intentos desde tu red. El test se abrirá solo tras la espera.' },
  ended: {
    until: 'Era válido hasta esta hora ({time}).',
    title: 'Tu acceso ha terminado',
    text: 'Dura un tiempo limitado. Vuelve a la página de la que venías y abre el test otra vez desde allí. Las partidas que terminaste se conservan.',
  },
  game: {
    paused: 'El test está en pausa ahora mismo. Vuelve más tarde.',
    ended: 'Tu acceso ha terminado. Vuelve a la página de la que venías y abre el test otra vez desde allí.',
    ofNetwork: 'Hoy se han empezado muchas partidas desde tu red. Inténtalo de nuevo mañana.',
  },
  mail: {
    ofGame: 'Hemos enviado este informe tres veces, el máximo para una partida. Puedes guardarlo como PDF.',
    toAddress: 'Hoy ya hemos enviado a esta dirección todos los informes posibles. Inténtalo de nuevo después de esta hora ({when}).',
    ofNetwork:
      'Hoy se han enviado muchos informes desde tu red. Guarda el informe como PDF o inténtalo de nuevo después de esta hora ({when}).',
    today: 'Hoy no podemos enviar más informes. Guarda el informe como PDF o inténtalo de nuevo después de esta hora ({when}).',
    ended: 'Tu acceso ha terminado y ya no podemos enviar el informe desde aquí. Puedes guardarlo como PDF.',
    gone: 'Este informe ya no está abierto aquí o se ha borrado, así que no se puede enviar.',
    notComplete: 'Este informe aún no está completo. Termina los pasos después de la partida y envíalo entonces.',
  },
  arrival: {
    opening: 'El test se está abriendo',
    slow: 'Un momento',
    slowText: 'Tu conexión es lenta. El test se abrirá solo.',
    again: 'Cargar de nuevo',
    failed: 'No se pudo abrir el test',
    failedText: 'Una parte del test no llegó. Cárgalo de nuevo o prueba con otro navegador.',
    noScript: 'El test necesita JavaScript, que está desactivado en este navegador. Actívalo y vuelve a cargar esta página.',
  },
  moved: {
    title: 'Tu partida sigue en la otra pestaña',
    text: 'Puedes cerrar esta o empezar aquí una partida nueva.',
  },
} satisfies NamespaceRefusalsTranslation
