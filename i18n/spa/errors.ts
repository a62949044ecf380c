import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Lamentablemente no pudimos analizar tu comportamiento en el test porque más del 90 % de tus cartas son del mismo mazo. Puedes intentarlo de nuevo.',
  unauthorized: {
    title: 'Este enlace no es válido',
    text: 'El enlace que te trajo aquí no es válido o ha dejado de serlo. Vuelve a la página de la que venías y abre el test otra vez.',
    contact: 'Si sigue sin funcionar, escríbenos:',
  },
  unreachable: {
    title: 'No podemos conectar con el test',
    text: 'Tu enlace está bien. Seguimos intentándolo.',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'Quizá la dirección esté mal escrita o la página haya cambiado de sitio.',
    start: 'Ir al test',
  },
  crash: {
    title: 'Algo ha salido mal',
    text: 'Esta parte de la página no se pudo mostrar. Inténtalo de nuevo.',
    kept: 'Tu partida se conserva.',
    reload: 'Recargar la página',
  },
  noConnection: 'No hay conexión. Inténtalo de nuevo.',
  resultsMissing: 'Tu resultado no está disponible en este momento. Inténtalo de nuevo.',
  tryAgainIn: 'Próximo intento dentro de {seconds} segundo{{s}}.',
  backTo: 'Volver a {partner}',
} satisfies Translation['errors']
