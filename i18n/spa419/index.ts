import type { Translation } from '../i18n-types.ts'
import spa from '../spa/index.ts'
import { vary } from '../vary.ts'

export default vary<typeof spa, Translation>(spa, {
  landing: { timedOutTitle: 'Tu última partida terminó' },
  instructions: {
    one: { title: 'Cuatro mazos, una carta a la vez' },
    keyHint: 'También puedes presionar las teclas 1 a 4 mientras un mazo está seleccionado',
  },
  popups: { halfway: { text: 'Sacaste 40 cartas y quedan 40.' } },
  completed: { finalScore: 'Terminaste con {score|money} en puntos.' },
  adviceScreen: { everyone: 'Estos consejos son útiles para todas las personas. No se eligieron a partir de tu partida.' },
  email: { failed: 'Algo salió mal, inténtalo de nuevo…' },
  errors: {
    unauthorized: {
      text: 'El enlace que te trajo aquí no es válido o dejó de serlo. Vuelve a la página de la que venías y abre el test otra vez.',
    },
    notFound: { text: 'Quizá la dirección esté mal escrita o la página haya cambiado de lugar.' },
    crash: { title: 'Algo salió mal' },
  },
})
