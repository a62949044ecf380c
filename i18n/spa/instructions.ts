import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Paso {step} de {steps}',
  skip: 'Saltar la introducción',
  play: 'Jugar',
  backToGame: 'Volver al juego',
  one: {
    title: 'Cuatro mazos, una carta cada vez',
    text: 'Ves cuatro mazos de cartas. Elige un mazo y saca la carta de arriba. Puedes cambiar de mazo o seguir con uno, tantas veces como quieras.',
  },
  two: {
    title: 'Cada carta es una ganancia o una pérdida',
    text: 'Empiezas con {start|number} puntos, que se muestran como {start|money}. Cada carta que sacas suma o resta puntos. Son solo puntos, nunca dinero.',
  },
  three: {
    title: 'Saca las 80 cartas',
    text: 'Intenta terminar con el máximo de puntos posible. Juega sin interrupciones: si abandonas la partida, empiezas de nuevo. Puedes hacer una pausa en cualquier momento.',
  },
  touchHint: 'Toca un mazo para sacar una carta',
  keyHint: 'También puedes usar las teclas 1 a 4 mientras un mazo está seleccionado',
  demoChoose: 'Imagen: se elige uno de los cuatro mazos y se saca su carta de arriba',
  demoWinLoss: 'Imagen: una carta muestra una ganancia y la siguiente una pérdida',
  demoCount: 'Imagen: el número de cartas que quedan baja hasta cero',
} satisfies Translation['instructions']
