import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: '¿Sigues ahí?',
    text: 'Por favor, completa la partida sin interrupciones.',
    yes: 'Sí, continuar',
    pause: 'Pausar la partida',
  },
  idleWarning: {
    title: 'Tu partida está a punto de terminar',
    text: 'Si no haces nada, la partida terminará dentro de {time} y tendrás que empezar de nuevo.',
    yes: 'Seguir jugando',
  },
  more_than_ninety_percent: {
    title: 'Casi todas las cartas de un solo mazo',
    text: 'Más del 90 % de tus cartas son del mismo mazo. Si sigue así, no podremos analizar tu juego.',
  },
  only_one_deck: {
    title: 'Hay cuatro mazos',
    text: 'Hasta ahora todas tus cartas son del mismo mazo. También puedes elegir de los otros tres.',
  },
  slow_down: {
    title: 'No hay prisa',
    text: 'Estás eligiendo muy rápido. Mira lo que trae cada carta antes de sacar la siguiente.',
  },
  random_choices_random_result: {
    title: 'Elecciones al azar, resultado al azar',
    text: 'Tus elecciones parecen hechas al azar. Solo podemos decir algo sobre tu juego si eliges los mazos que te parecen mejores.',
  },
  do_you_have_a_hunch: {
    title: '¿Tienes una corazonada?',
    text: '¿Te parece que algunos mazos son mejores que otros?',
  },
  halfway: {
    title: 'Vas por la mitad',
    text: 'Has sacado 40 cartas y quedan 40.',
  },
  ok: 'OK',
} satisfies Translation['popups']
