import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Sensibilidad a las ganancias',
      explanation: 'Cuánto cambia una ganancia tu siguiente elección.',
    },
    apun: {
      name: 'Sensibilidad a las pérdidas',
      explanation: 'Cuánto cambia una pérdida tu siguiente elección.',
    },
    betaF: {
      name: 'Sensibilidad a la frecuencia de ganancias',
      explanation: 'Cuánto te importa que un mazo dé ganancias a menudo, aunque sean pequeñas.',
    },
    betaP: {
      name: 'Seguir con el mismo mazo',
      explanation: 'Cuánto tiendes a seguir con un mazo una vez que lo has elegido.',
    },
  },
  levels: {
    arew: {
      low: 'Baja',
      medium_low: 'Media-baja',
      medium_high: 'Media-alta',
      high: 'Alta',
    },
    apun: {
      low: 'Baja',
      high: 'Alta',
    },
    betaF: {
      very_low: 'Muy baja',
      low: 'Baja',
      medium: 'Media',
      high: 'Alta',
      very_high: 'Muy alta',
    },
    betaP: {
      very_low: 'Muy baja',
      low: 'Baja',
      medium: 'Media',
      high: 'Alta',
      very_high: 'Muy alta',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'En esta partida, ni las ganancias ni las pérdidas cambiaron mucho tu forma de elegir. Pasaste de un mazo a otro y seguiste tu propio plan más que la última carta.',
      low_betap_high_apun:
        'En esta partida, las ganancias cambiaron poco tu forma de elegir, pero las pérdidas sí. Pasaste de un mazo a otro y dejaste pronto el que te costaba puntos.',
      high_betap_low_apun:
        'En esta partida, ni las ganancias ni las pérdidas cambiaron mucho tu forma de elegir. Cuando elegías un mazo, solías seguir con él.',
      high_betap_high_apun:
        'En esta partida, las ganancias cambiaron poco tu forma de elegir. Solías seguir con un mazo hasta que una pérdida te hacía pensarlo de nuevo.',
    },
    medium_low: {
      low_betap_low_apun:
        'En esta partida, las ganancias te atrajeron algo, un poco menos que a la mayoría. Probaste distintos mazos, y una pérdida no te frenaba mucho tiempo.',
      low_betap_high_apun:
        'En esta partida, las ganancias te atrajeron algo, un poco menos que a la mayoría. Probaste distintos mazos y te fijaste en las pérdidas.',
      high_betap_low_apun:
        'En esta partida, las ganancias te atrajeron algo, un poco menos que a la mayoría. A menudo seguiste con un mazo, incluso después de que te costara puntos.',
      high_betap_high_apun:
        'En esta partida, las ganancias te atrajeron algo, un poco menos que a la mayoría. A menudo seguiste con un mazo, pero una pérdida podía hacerte cambiar de idea.',
    },
    medium_high: {
      low_betap_low_apun:
        'En esta partida, las ganancias influyeron claramente en tu siguiente elección. Cambiabas de mazo con facilidad, y las pérdidas contaban para ti menos que las ganancias.',
      low_betap_high_apun:
        'En esta partida, las ganancias influyeron claramente en tu siguiente elección, y las pérdidas también. Cambiabas de mazo con facilidad y te guiabas por las últimas cartas.',
      high_betap_low_apun:
        'En esta partida, las ganancias influyeron claramente en tu siguiente elección. Cuando un mazo había dado buenas ganancias, seguías con él, también después de que te costara puntos.',
      high_betap_high_apun:
        'En esta partida, las ganancias influyeron claramente en tu siguiente elección. Te gustaba seguir con un mazo que había dado buenas ganancias, y una pérdida te hacía mirarlo otra vez.',
    },
    high: {
      low_betap_low_apun:
        'En esta partida, una ganancia influyó mucho en tu siguiente elección. Seguiste las ganancias de mazo en mazo, y las pérdidas apenas te frenaron.',
      low_betap_high_apun:
        'En esta partida, tanto las ganancias como las pérdidas influyeron mucho en tu siguiente elección. Pasabas de un mazo a otro con cada carta nueva.',
      high_betap_low_apun:
        'En esta partida, una ganancia influyó mucho en tu siguiente elección. Seguías con un mazo que acababa de dar una buena ganancia, y las pérdidas apenas te hacían cambiar.',
      high_betap_high_apun:
        'En esta partida, una ganancia influyó mucho en tu siguiente elección. Seguías con un mazo que acababa de dar una buena ganancia hasta que llegaba una pérdida.',
    },
  },
  apun: {
    low: {
      low_betap:
        'En esta partida, las pérdidas influyeron en tus elecciones menos que en las de la mayoría. Cuando cambiabas de mazo, rara vez era por una pérdida.',
      medium_betap:
        'En esta partida, las pérdidas influyeron en tus elecciones menos que en las de la mayoría. Después de una pérdida seguías casi igual que antes.',
      high_betap:
        'En esta partida, las pérdidas influyeron en tus elecciones menos que en las de la mayoría. A menudo seguiste con un mazo aunque te había costado puntos.',
    },
    high: {
      low_betap: 'En esta partida, las pérdidas influyeron mucho en tus elecciones. Después de una pérdida probabas pronto otro mazo.',
      medium_betap:
        'En esta partida, las pérdidas influyeron mucho en tus elecciones. Viste lo que te costaba cada mazo y cambiaste a menudo de plan.',
      high_betap:
        'En esta partida, las pérdidas influyeron mucho en tus elecciones. Te gustaba seguir con un mazo, pero una pérdida podía hacer que lo dejaras.',
    },
  },
  betaF: {
    very_low: 'En esta partida, casi no te importó con qué frecuencia ganaba un mazo. Te fijaste en cuánto ganabas o perdías.',
    low: 'En esta partida, te importó menos que a la mayoría con qué frecuencia ganaba un mazo. Contaba más el tamaño de las ganancias y las pérdidas.',
    medium: 'En esta partida, te importó más o menos lo mismo que a la mayoría con qué frecuencia ganaba un mazo.',
    high: 'En esta partida, te gustaron los mazos que dan ganancias a menudo. Así es fácil pasar por alto grandes pérdidas que llegan pocas veces.',
    very_high:
      'En esta partida, preferiste claramente los mazos que dan ganancias a menudo. Muchas ganancias pequeñas pueden ocultar una gran pérdida.',
  },
  betaP: {
    very_low: 'En esta partida, cambiaste de mazo muy a menudo. Pocas veces sacaste muchas cartas seguidas del mismo mazo.',
    low: 'En esta partida, cambiaste de mazo más a menudo que la mayoría.',
    medium: 'En esta partida, seguiste con un mazo más o menos tan a menudo como la mayoría.',
    high: 'En esta partida, solías seguir con un mazo una vez que lo habías elegido.',
    very_high:
      'En esta partida, seguiste mucho tiempo con el mismo mazo. Cuando juegas con dinero, puede ayudarte decidir antes cuándo parar.',
  },
  learnMore: {
    title: 'Qué significa tu resultado',
    score: {
      title: 'La puntuación de riesgo',
      text: 'La puntuación va de 0 a 100. Una puntuación alta significa que en esta partida hiciste elecciones más arriesgadas: elegiste a menudo mazos que cuestan puntos a la larga, volviste a ellos después de una pérdida, o las pérdidas cambiaron poco tus elecciones. No dice nada sobre ti como persona.',
    },
    range: {
      title: 'El intervalo probable',
      text: 'Una partida corta no permite una medida exacta. Si vuelves a jugar, tu puntuación puede variar unos 9 puntos hacia arriba o hacia abajo, y puedes quedar en otro grupo.',
    },
    comparison: {
      title: 'La comparación',
      text: 'Te comparamos con {n|number} personas que jugaron a un juego de este tipo. Participaron en una investigación y no se las eligió porque jueguen con dinero.',
    },
    profile: {
      title: 'El perfil de decisión',
      text: 'Cada medida se calcula a partir del orden de tus elecciones, ganancias y pérdidas. La zona sombreada muestra dónde está con mayor probabilidad el valor real. «Cerca del nivel siguiente» significa que el nivel vecino también es posible.',
    },
    limits: {
      title: 'Lo que el test no puede decir',
      text: 'Es una indicación basada en una sola partida corta con puntos, no un diagnóstico. El test nunca se ha comparado con un diagnóstico de trastorno por juego. Una puntuación baja no descarta un problema.',
    },
    help: {
      title: 'Si te preocupa el juego',
      text: 'Sea cual sea tu puntuación, si te preocupa tu forma de jugar o la de otra persona, habla con alguien de confianza o llama a un teléfono de ayuda.',
    },
    methodCard: 'Lee cómo se comprobó el test',
  },
} satisfies NamespaceProfileTranslation
