import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'Tu resultado',
  yourScore: 'Tu puntuación',
  guessLabel: 'Estimación {guess}',
  range: 'Intervalo probable, de {low} a {high}',
  lowRisk: 'Riesgo bajo',
  highRisk: 'Riesgo alto',
  gauge: 'Puntuación de riesgo {score} de 100, probablemente entre {low} y {high}. Tu estimación fue {guess}.',
  scoreAndGuess: 'Tu estimación fue {guess} y tu puntuación de riesgo es {score}.',
  categories: {
    'low-risk': {
      name: 'Riesgo bajo',
      text: 'En esta partida mostraste un comportamiento de riesgo bajo (no arriesgado).',
    },
    'medium-risk': {
      name: 'Riesgo medio',
      text: 'En esta partida mostraste un comportamiento de riesgo medio.',
    },
    risky: {
      name: 'Arriesgado',
      text: 'En esta partida mostraste un comportamiento arriesgado.',
    },
    'high-risk': {
      name: 'Riesgo alto',
      text: 'En esta partida mostraste un comportamiento de riesgo alto.',
    },
  },
  nearBorder: 'cerca del nivel siguiente',
  categoryNearBorder: 'Tu puntuación está cerca del nivel siguiente. Si vuelves a jugar, puedes quedar en otro.',
  guesses: {
    very_low_guess: {
      title: 'Arriesgaste mucho más de lo que pensabas',
      text: 'En esta partida elegiste los mazos arriesgados muchas más veces de lo que creías.',
    },
    low_guess: {
      title: 'Arriesgaste más de lo que pensabas',
      text: 'En esta partida elegiste los mazos arriesgados algo más a menudo de lo que creías.',
    },
    good_guess: {
      title: 'Conoces bien tu forma de jugar',
      text: 'Tu estimación estuvo cerca de tu puntuación. En esta partida viste con claridad tu forma de jugar.',
    },
    high_guess: {
      title: 'Arriesgaste menos de lo que pensabas',
      text: 'En esta partida elegiste los mazos arriesgados algo menos a menudo de lo que creías.',
    },
    very_high_guess: {
      title: 'Arriesgaste mucho menos de lo que pensabas',
      text: 'En esta partida elegiste los mazos arriesgados muchas menos veces de lo que creías.',
    },
  },
  indication:
    'Es una indicación basada en una sola partida corta con puntos, no un diagnóstico. Si vuelves a jugar, tu puntuación puede variar unos 9 puntos hacia arriba o hacia abajo.',
  finalScore: 'Puntos finales',
  finalScoreText: 'Empezaste con {start|money} y sacaste las 80 cartas.',
  percentile: 'Comparación con otras personas',
  percentileHigher: 'Tu puntuación de riesgo es más alta que la del {share|percent} de las personas con las que se comparó.',
  percentileLower: 'Tu puntuación de riesgo es más baja que la del {share|percent} de las personas con las que se comparó.',
  dots: 'Cada punto representa a una persona de cada cien, y el punto rodeado eres tú.',
  comparedVolunteers: 'Comparación con {n|number} voluntarios de estudios científicos.',
  comparedPlayers: 'Comparación con {n|number} personas que hicieron este test aquí.',
  profile: 'Tu perfil de decisión',
  profileTextFour:
    'Cuatro hábitos que se ven en tus 80 elecciones. El punto es el valor más probable, y la zona sombreada muestra dónde está con mayor probabilidad el valor real.',
  profileTextTwo:
    'Dos hábitos que se ven en tus 80 elecciones. El punto es el valor más probable, y la zona sombreada muestra dónde está con mayor probabilidad el valor real.',
  measure: '{level}: alrededor de {value} de 100, probablemente entre {low} y {high}',
  quiteSure: 'probable',
  fairlySure: 'bastante probable',
  notSure: 'con poca certeza',
  quality: {
    title: 'Lee este resultado con cautela',
    one_deck: 'La mayoría de tus cartas eran de un solo mazo, así que los otros nos dicen poco.',
    too_fast: 'Sacaste muchas cartas muy rápido. Con más tiempo para cada elección, el resultado dice más sobre ti.',
    random_play: 'Tus elecciones no seguían ningún patrón reconocible, así que tus hábitos no se distinguen del azar.',
  },
  seeAdvice: 'Ver consejos',
  learnMore: 'Saber más',
  savePdf: 'Guardar el informe como PDF',
  emailReport: 'Enviar el informe por correo',
  share: 'Compartir el informe',
} satisfies Translation['feedback']
