import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Sensibilidad a las ganancias', explanation: 'Cuánto influye una ganancia en tu siguiente elección.' },
    apun: { name: 'Sensibilidad a las pérdidas', explanation: 'Cuánto influye una pérdida en tu siguiente elección.' },
    betaF: {
      name: 'Sensibilidad a la frecuencia de ganancias',
      explanation:
        'Cuánto te importa que una carta haga ganar o perder, más que el número de puntos. Cambiar de mazo después de una pérdida va en ese sentido.',
    },
    betaP: { name: 'Seguir con el mismo mazo', explanation: 'Cuánto tiendes a seguir con un mazo una vez que lo has elegido.' },
  },
  levels: {
    arew: { low: 'Baja', medium_low: 'Media-baja', medium_high: 'Media-alta', high: 'Alta' },
    apun: { low: 'Baja', high: 'Alta' },
    betaF: { very_low: 'Muy baja', low: 'Baja', medium: 'Media', high: 'Alta', very_high: 'Muy alta' },
    betaP: { very_low: 'Muy rara vez', low: 'Rara vez', medium: 'A veces', high: 'A menudo', very_high: 'Muy a menudo' },
  },
  placed: {
    top: 'Está entre el {share|percent} más alto.',
    bottom: 'Está entre el {share|percent} más bajo.',
  },
  claims: {
    verdict_low_risk: 'En esta partida, tu puntuación de riesgo corresponde a un riesgo bajo (elecciones no arriesgadas).',
    verdict_medium_risk: 'En esta partida, tu puntuación de riesgo corresponde a un riesgo medio.',
    verdict_risky: 'En esta partida, tu puntuación de riesgo corresponde a elecciones arriesgadas.',
    verdict_high_risk: 'En esta partida, tu puntuación de riesgo corresponde a un riesgo alto.',
    verdict_repeat:
      'En partidas simuladas como la tuya, con otras cartas, unos 8 de cada 10 resultados están entre {low} y {high}. Unos {same} de cada 100 dan el mismo nivel de riesgo.',
    verdict_towards_middle:
      'Una puntuación tan alejada del centro se debe en parte al azar. En partidas simuladas como la tuya suele salir más cerca del centro, sin que la persona haya cambiado.',
    verdict_higher_than: 'Tu puntuación de riesgo es más alta que la del {share|percent} de las personas del grupo de comparación.',
    verdict_lower_than: 'Tu puntuación de riesgo es más baja que la del {share|percent} de las personas del grupo de comparación.',
    part_losing_cards:
      'De tus últimas 60 cartas, {cards} {{era|eran}} de los dos mazos perdedores, que cuestan puntos a la larga. La mitad de los voluntarios sacó {median} o menos.',
    part_losses_less:
      'En esta partida, las pérdidas influyeron en tu siguiente elección menos que en la de la mitad de los voluntarios. Cambiaste de mazo tras {left_losses} de {losses} {{pérdida|pérdidas}} y tras {left_wins} de {wins} {{ganancia|ganancias}}.',
    part_losses_more:
      'En esta partida, las pérdidas influyeron en tu siguiente elección más que en la de la mitad de los voluntarios. Cambiaste de mazo tras {left_losses} de {losses} {{pérdida|pérdidas}} y tras {left_wins} de {wins} {{ganancia|ganancias}}.',
    part_losses_little:
      'En esta partida, haber ganado o perdido influyó poco en tu siguiente elección. Cambiaste de mazo tras {left_losses} de {losses} {{pérdida|pérdidas}} y tras {left_wins} de {wins} {{ganancia|ganancias}}.',
    part_losses_much:
      'En esta partida, haber ganado o perdido influyó mucho en tu siguiente elección. Cambiaste de mazo tras {left_losses} de {losses} {{pérdida|pérdidas}} y tras {left_wins} de {wins} {{ganancia|ganancias}}.',
    part_losses_neutral:
      'Cambiaste de mazo tras {left_losses} de {losses} {{pérdida|pérdidas}} y tras {left_wins} de {wins} {{ganancia|ganancias}}.',
    part_at_most: 'Con {cards} de 60 cartas de estos mazos, la puntuación puede ser de {limit} como máximo.',
    part_at_least: 'Con {cards} de 60 cartas de estos mazos, la puntuación es de {limit} como mínimo.',
    guess_very_low: 'En esta partida, tu estimación ({guess}) quedó muy por debajo de tu puntuación de riesgo ({score}).',
    guess_low: 'En esta partida, tu estimación ({guess}) quedó por debajo de tu puntuación de riesgo ({score}).',
    guess_good:
      'En esta partida, tu estimación estuvo tan cerca como una sola partida puede mostrar: dijiste {guess} y tu puntuación de riesgo es {score}.',
    guess_high: 'En esta partida, tu estimación ({guess}) quedó por encima de tu puntuación de riesgo ({score}).',
    guess_very_high: 'En esta partida, tu estimación ({guess}) quedó muy por encima de tu puntuación de riesgo ({score}).',
    guess_numbers: 'En esta partida, tu estimación fue {guess} y tu puntuación de riesgo es {score}.',
    habit_arew_low_low_betap_low_apun:
      'Cambiaste de mazo más a menudo que la mitad de los voluntarios, y por lo general también después de una ganancia. En esta partida, ganar o perder influyó en tu siguiente elección menos que en la de la mitad de los voluntarios.',
    habit_arew_low_low_betap_high_apun:
      'Cambiaste de mazo más a menudo que la mitad de los voluntarios, pero después de una ganancia solías seguir con el mismo. En esta partida, ganar o perder influyó en tu siguiente elección menos que en la de la mitad de los voluntarios.',
    habit_arew_low_high_betap_low_apun:
      'Cambiaste de mazo menos a menudo que la mitad de los voluntarios, pero después de una ganancia solías cambiar. En esta partida, ganar o perder influyó en tu siguiente elección menos que en la de la mitad de los voluntarios.',
    habit_arew_low_high_betap_high_apun:
      'Cambiaste de mazo menos a menudo que la mitad de los voluntarios, y después de una ganancia solías seguir con el mismo. En esta partida, ganar o perder influyó en tu siguiente elección menos que en la de la mitad de los voluntarios.',
    habit_arew_medium_low_low_betap_low_apun:
      'En esta partida, ganar o perder influyó en tu siguiente elección menos que en la de la mitad de los voluntarios. Cambiaste de mazo más a menudo que la mitad de los voluntarios, y por lo general también después de una ganancia.',
    habit_arew_medium_low_low_betap_high_apun:
      'En esta partida, ganar o perder influyó en tu siguiente elección menos que en la de la mitad de los voluntarios. Cambiaste de mazo más a menudo que la mitad de los voluntarios, pero después de una ganancia solías seguir con el mismo.',
    habit_arew_medium_low_high_betap_low_apun:
      'En esta partida, ganar o perder influyó en tu siguiente elección menos que en la de la mitad de los voluntarios. Cambiaste de mazo menos a menudo que la mitad de los voluntarios, pero después de una ganancia solías cambiar.',
    habit_arew_medium_low_high_betap_high_apun:
      'En esta partida, ganar o perder influyó en tu siguiente elección menos que en la de la mitad de los voluntarios. Cambiaste de mazo menos a menudo que la mitad de los voluntarios, y después de una ganancia solías seguir con el mismo.',
    habit_arew_medium_high_low_betap_low_apun:
      'En esta partida, ganar o perder influyó en tu siguiente elección más que en la de la mitad de los voluntarios. Cambiaste de mazo más a menudo que la mitad de los voluntarios, y por lo general también después de una ganancia.',
    habit_arew_medium_high_low_betap_high_apun:
      'En esta partida, ganar o perder influyó en tu siguiente elección más que en la de la mitad de los voluntarios. Cambiaste de mazo más a menudo que la mitad de los voluntarios, pero después de una ganancia solías seguir con el mismo.',
    habit_arew_medium_high_high_betap_low_apun:
      'En esta partida, ganar o perder influyó en tu siguiente elección más que en la de la mitad de los voluntarios. Cambiaste de mazo menos a menudo que la mitad de los voluntarios, pero después de una ganancia solías cambiar.',
    habit_arew_medium_high_high_betap_high_apun:
      'En esta partida, ganar o perder influyó en tu siguiente elección más que en la de la mitad de los voluntarios. Cambiaste de mazo menos a menudo que la mitad de los voluntarios, y después de una ganancia solías seguir con el mismo.',
    habit_arew_high_low_betap_low_apun:
      'Cambiaste de mazo más a menudo que la mitad de los voluntarios, y por lo general también después de una ganancia. En esta partida, ganar o perder influyó en tu siguiente elección más que en la de la mitad de los voluntarios.',
    habit_arew_high_low_betap_high_apun:
      'Cambiaste de mazo más a menudo que la mitad de los voluntarios, pero después de una ganancia solías seguir con el mismo. En esta partida, ganar o perder influyó en tu siguiente elección más que en la de la mitad de los voluntarios.',
    habit_arew_high_high_betap_low_apun:
      'Cambiaste de mazo menos a menudo que la mitad de los voluntarios, pero después de una ganancia solías cambiar. En esta partida, ganar o perder influyó en tu siguiente elección más que en la de la mitad de los voluntarios.',
    habit_arew_high_high_betap_high_apun:
      'Cambiaste de mazo menos a menudo que la mitad de los voluntarios, y después de una ganancia solías seguir con el mismo. En esta partida, ganar o perder influyó en tu siguiente elección más que en la de la mitad de los voluntarios.',
    habit_arew_low: 'En esta partida, ganar o perder influyó en tu siguiente elección menos que en la de la mitad de los voluntarios.',
    habit_arew_medium_low:
      'En esta partida, ganar o perder influyó en tu siguiente elección menos que en la de la mitad de los voluntarios.',
    habit_arew_medium_high:
      'En esta partida, ganar o perder influyó en tu siguiente elección más que en la de la mitad de los voluntarios.',
    habit_arew_high: 'En esta partida, ganar o perder influyó en tu siguiente elección más que en la de la mitad de los voluntarios.',
    habit_arew_neutral: 'Tus elecciones en conjunto apuntan en esta dirección. Ninguna cifra por sí sola lo muestra con claridad.',
    habit_arew_split:
      'Tus elecciones encajan en más de un patrón, así que no nombramos ningún nivel. Otra partida podría dar una respuesta más clara.',
    habit_apun_low_low_betap:
      'En esta partida, las pérdidas influyeron en tu siguiente elección menos que en la de la mitad de los voluntarios. Cambiaste de mazo más a menudo que la mitad de los voluntarios: {changes} de 79 veces.',
    habit_apun_low_medium_betap:
      'En esta partida, las pérdidas influyeron en tu siguiente elección menos que en la de la mitad de los voluntarios. Cambiaste de mazo con una frecuencia parecida a la de la mitad central de los voluntarios: {changes} de 79 veces.',
    habit_apun_low_high_betap:
      'En esta partida, las pérdidas influyeron en tu siguiente elección menos que en la de la mitad de los voluntarios. Cambiaste de mazo menos a menudo que la mitad de los voluntarios: {changes} de 79 veces.',
    habit_apun_high_low_betap:
      'En esta partida, las pérdidas influyeron en tu siguiente elección más que en la de la mitad de los voluntarios. Cambiaste de mazo más a menudo que la mitad de los voluntarios: {changes} de 79 veces.',
    habit_apun_high_medium_betap:
      'En esta partida, las pérdidas influyeron en tu siguiente elección más que en la de la mitad de los voluntarios. Cambiaste de mazo con una frecuencia parecida a la de la mitad central de los voluntarios: {changes} de 79 veces.',
    habit_apun_high_high_betap:
      'En esta partida, las pérdidas influyeron en tu siguiente elección más que en la de la mitad de los voluntarios. Cambiaste de mazo menos a menudo que la mitad de los voluntarios: {changes} de 79 veces.',
    habit_apun_low: 'En esta partida, las pérdidas influyeron en tu siguiente elección menos que en la de la mitad de los voluntarios.',
    habit_apun_high: 'En esta partida, las pérdidas influyeron en tu siguiente elección más que en la de la mitad de los voluntarios.',
    habit_apun_little: 'En esta partida, haber ganado o perdido influyó poco en tu siguiente elección.',
    habit_apun_much: 'En esta partida, haber ganado o perdido influyó mucho en tu siguiente elección.',
    habit_apun_neutral: 'Tus elecciones en conjunto apuntan en esta dirección. Ninguna cifra por sí sola lo muestra con claridad.',
    habit_apun_split:
      'Tus elecciones encajan en más de un patrón, así que no nombramos ningún nivel. Otra partida podría dar una respuesta más clara.',
    habit_betaF_very_low:
      'En esta partida, después de una pérdida cambiaste de mazo menos a menudo que la mitad de los voluntarios. Seguiste con el mismo en {stayed_losses} de {losses} {{ocasión|ocasiones}}.',
    habit_betaF_low:
      'En esta partida, después de una pérdida seguiste con el mismo mazo más a menudo que la mitad de los voluntarios: en {stayed_losses} de {losses} {{ocasión|ocasiones}}.',
    habit_betaF_medium:
      'En esta partida, después de una pérdida solías cambiar de mazo, como la mayoría de los voluntarios. Seguiste con el mismo en {stayed_losses} de {losses} {{ocasión|ocasiones}}.',
    habit_betaF_high:
      'En esta partida, después de una pérdida cambiaste de mazo más a menudo que la mitad de los voluntarios. Seguiste con el mismo en {stayed_losses} de {losses} {{ocasión|ocasiones}}.',
    habit_betaF_very_high:
      'En esta partida, después de una pérdida seguiste con el mismo mazo menos a menudo que la mitad de los voluntarios: en {stayed_losses} de {losses} {{ocasión|ocasiones}}.',
    habit_betaF_neutral: 'Tus elecciones en conjunto apuntan en esta dirección. Ninguna cifra por sí sola lo muestra con claridad.',
    habit_betaF_split:
      'Tus elecciones encajan en más de un patrón, así que no nombramos ningún nivel. Otra partida podría dar una respuesta más clara.',
    habit_betaP_very_low: 'En esta partida, cambiaste de mazo muy a menudo: {changes} de 79 veces.',
    habit_betaP_low: 'En esta partida, cambiaste de mazo más a menudo que la mitad de los voluntarios: {changes} de 79 veces.',
    habit_betaP_medium:
      'En esta partida, cambiaste de mazo con una frecuencia parecida a la de la mitad central de los voluntarios: {changes} de 79 veces.',
    habit_betaP_high: 'En esta partida, cambiaste de mazo menos a menudo que la mitad de los voluntarios: {changes} de 79 veces.',
    habit_betaP_very_high: 'En esta partida, seguiste mucho tiempo con el mismo mazo. Tu racha más larga fue de {run} {{carta|cartas}}.',
    habit_betaP_neutral: 'Tus elecciones en conjunto apuntan en esta dirección. Ninguna cifra por sí sola lo muestra con claridad.',
    habit_betaP_split:
      'Tus elecciones encajan en más de un patrón, así que no nombramos ningún nivel. Otra partida podría dar una respuesta más clara.',
    count_one_deck: 'La mayoría de tus cartas eran de un solo mazo, así que los otros nos dicen poco.',
    count_too_fast:
      'Sacaste la mitad de tus cartas menos de {seconds|number} {{segundo|segundos}} después de poder leer la anterior. A esa velocidad, las cartas dicen poco sobre cómo eliges.',
    count_random_play: 'Nuestro método no explica tus elecciones mejor que el azar, así que no sacamos conclusiones de ellas.',
    count_scripted: 'Los tiempos de tus cartas no cuadran. Puede ocurrir cuando juega un programa, así que no sacamos conclusiones.',
    count_losing_cards: 'De tus últimas 60 cartas, {cards} {{era|eran}} de los dos mazos perdedores, que cuestan puntos a la larga.',
    count_stays:
      'Seguiste con el mismo mazo en {stayed_wins} de {wins} {{ocasión|ocasiones}} después de una ganancia y en {stayed_losses} de {losses} después de una pérdida.',
    count_changes:
      'Cambiaste de mazo en {changes} de las 79 ocasiones posibles. Tu racha más larga en un mazo fue de {run} {{carta|cartas}}.',
  },
  learnMore: {
    title: 'Qué significa tu resultado',
    score: {
      title: 'La puntuación de riesgo',
      text: 'La puntuación va de 0 a 100. Tiene dos partes: cuántas de tus últimas 60 cartas eran de los dos mazos perdedores y cuánto influyeron las pérdidas en tu siguiente elección. Los mazos perdedores cuestan puntos a la larga. Una puntuación más alta significa elecciones más arriesgadas en esta partida. No dice nada sobre ti como persona.',
    },
    range: {
      title: 'Si juegas otra vez',
      text: 'Una sola partida corta no da una medida exacta. En partidas simuladas como la tuya, con otras cartas, la puntuación suele salir unos 10 puntos más alta o más baja. Cuanto más lejos está del centro, mayor es el cambio. Las repeticiones reales difieren más: no se juega igual todos los días, y un cambio de 13 puntos es habitual.',
    },
    comparison: {
      title: 'La comparación',
      text: 'Te comparamos con {n|number} personas que jugaron a un juego de este tipo. Participaron en una investigación. Al elegirlas no se tuvo en cuenta si jugaban con dinero.',
    },
    profile: {
      title: 'El perfil de decisión',
      text: 'Cada medida se calcula a partir del orden de tus elecciones, ganancias y pérdidas. La zona sombreada muestra dónde está probablemente el valor real. Solo se nombra un nivel cuando tus elecciones lo hacen probable.',
    },
    limits: {
      title: 'Lo que el test no puede decir',
      text: 'Es una indicación basada en una sola partida corta por puntos, no un diagnóstico. El test nunca se ha comparado con un diagnóstico de trastorno por juego.',
      low: 'Una puntuación baja no descarta un problema.',
    },
    help: {
      title: 'Si te preocupa el juego con dinero',
      text: 'Sea cual sea tu puntuación: ¿te preocupa el juego con dinero, por ti o por otra persona? Habla con alguien de confianza o llama a un teléfono de ayuda.',
    },
    methodCard: 'Lee cómo se comprobó el test',
  },
} satisfies Messages['profile']
