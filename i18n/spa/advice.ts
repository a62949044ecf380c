import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Haz un plan',
      text: 'Antes de empezar, decide cuánto tiempo y dinero quieres gastar, y escríbelo. Es más fácil hacer un plan antes de la primera apuesta.',
    },
    lacking_excitement: {
      title: 'Busca emoción en otra parte',
      text: 'Algunas personas juegan con dinero porque buscan emoción. El deporte, la música o una afición nueva pueden darte esa sensación sin costarte tanto.',
    },
    watch_your_mood: {
      title: 'Presta atención a tu estado de ánimo',
      text: 'Con tristeza, enfado o estrés cuesta más elegir bien. No juegues con dinero para sentirte mejor. Espera a recuperar la calma.',
    },
    monitor_your_spending: {
      title: 'Vigila lo que gastas',
      text: 'Apunta lo que ingresas y lo que recuperas, y calcula la diferencia cada semana. A menudo es mayor de lo que parece.',
    },
    decide_in_advance: {
      title: 'Decide de antemano',
      text: 'Fija la cantidad máxima que puedes permitirte perder y deja de jugar cuando se acabe. En muchos sitios puedes poner tú ese límite.',
    },
    dont_chase_losses: {
      title: 'No persigas las pérdidas',
      text: 'Es tentador intentar recuperar lo perdido. Pero ese dinero ya no está, y una apuesta nueva es un riesgo nuevo. Déjalo por hoy.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Convierte las ganancias en buenos momentos',
      text: 'Cuando ganes, retira el dinero y úsalo para algo agradable. Lo que has gastado en un buen día no se puede perder en la siguiente apuesta.',
    },
    stay_on_budget: {
      title: 'Respeta tu presupuesto',
      text: 'Usa solo el dinero que queda después del alquiler, la comida y las facturas. Nunca pidas dinero prestado para jugar. Pregunta a tu banco si puede bloquear los pagos a webs de juego.',
    },
    take_a_break: {
      title: 'Haz una pausa',
      text: 'Una pausa corta te da tiempo para pensar. Levántate, bebe un poco de agua y decide entonces si quieres seguir. Para una pausa más larga, mira si el sitio permite suspender la cuenta.',
    },
    take_a_break_between_games: {
      title: 'Haz una pausa entre partidas',
      text: 'No pases directamente de una partida a la siguiente. Unos minutos de pausa ayudan a parar.',
    },
    react_to_problems: {
      title: 'Conoce las primeras señales',
      text: '¿Juegas con dinero más de lo que quieres, lo ocultas o piensas mucho en ello? No esperes: habla con alguien. Un teléfono de ayuda es un buen primer paso, y también puedes autoexcluirte del juego.',
    },
    stick_to_your_decisions: {
      title: 'Mantén tus decisiones',
      text: 'En el calor del momento es fácil cambiar de plan. Cuéntale tu plan a alguien o escríbelo donde puedas verlo.',
    },
    watch_the_time: {
      title: 'Controla el tiempo',
      text: 'El tiempo vuela cuando se juega con dinero. Pon una alarma antes de empezar y déjalo en cuanto suene.',
    },
    engage_in_other_activities: {
      title: 'Haz también otras cosas',
      text: 'Procura que el juego con dinero sea solo una pequeña parte de tu tiempo libre. Planea algo que te guste para las horas en que jugarías.',
    },
    seek_company: {
      title: 'Pasa tiempo con otras personas',
      text: 'Jugando con dinero a solas es fácil perder la noción del tiempo y del dinero. Queda con gente que te haga bien.',
    },
    ask_yourself: {
      title: 'Hazte preguntas',
      text: 'De vez en cuando pregúntate: ¿por qué juego con dinero? ¿Me hace bien? Una respuesta sincera ayuda a ver con claridad.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Habla con alguien de cómo juegas con dinero',
      text: 'Hablar puede ser un alivio. Elige a alguien de confianza o llama a un teléfono de ayuda.',
    },
    know_the_risks: {
      title: 'Conoce los riesgos',
      text: 'Con el tiempo, la mayoría de la gente pierde dinero con los juegos de azar. Mira las probabilidades antes de apostar y usa solo el dinero que no necesites.',
    },
    remember_the_rules_of_randomness: {
      title: 'Recuerda las reglas del azar',
      text: 'El azar no tiene memoria. Una serie de pérdidas no hace más probable una ganancia, y ninguna corazonada ni ningún sistema puede predecir lo que viene.',
    },
    dont_overthink_it: {
      title: 'No le des demasiadas vueltas',
      text: 'Si tiendes a buscar un sistema: por mucho que se piense, no se puede vencer al azar. Deja que un juego sea solo un juego.',
    },
    stop_in_time: {
      title: 'Detente a tiempo',
      text: 'Decide de antemano cuándo vas a dejarlo, tanto si ganas como si pierdes. El mejor momento es el que tenías previsto, o incluso antes.',
    },
    keep_gambling_fun: {
      title: 'Que siga siendo un pasatiempo',
      text: 'Si juegas con dinero, tómalo como una diversión por la que pagas, como el cine. Cuando deje de ser divertido, es hora de parar.',
    },
    educate_yourself: {
      title: 'Aprende cómo funcionan los juegos de azar',
      text: 'Averigua cómo ganan dinero quienes ofrecen juegos de azar y qué significan las probabilidades. Cuanto más sabes, más libre es tu elección.',
    },
    strike_the_balance: {
      title: 'Encuentra el equilibrio',
      text: 'La familia, los amigos, el trabajo, el sueño y el deporte también necesitan su tiempo. Mira de vez en cuando si el juego con dinero les deja sitio.',
    },
  },
  steps: {
    title: 'Qué puedes hacer',
    money: {
      first: 'Elige una cantidad que podrías perder y aun así pagar todo lo que necesitas. Apúntala.',
      second: 'Ponla como límite donde juegas o pregunta a tu banco si puede bloquear los pagos a webs de juego.',
      third: 'Una vez a la semana, calcula la diferencia entre lo que has ingresado y lo que has recuperado.',
    },
    pace: {
      first: 'Antes de empezar, pon una alarma para la hora en que vas a dejarlo.',
      second: 'Cuando suene, sal del juego y haz otra cosa durante 20 minutos.',
      third: 'Si todavía quieres seguir, consúltalo con la almohada y decide al día siguiente.',
    },
    decide: {
      first: 'Apunta cuándo vas a dejarlo y cuánto vas a gastar como máximo.',
      second: 'Pon la nota donde la veas o cuéntale a alguien lo que dice.',
      third: 'Después, compara lo que hiciste con lo que escribiste.',
    },
    life: {
      first: 'Elige algo que te guste y que no tenga nada que ver con el juego con dinero.',
      second: 'Resérvale un momento fijo esta semana, mejor en las horas en que jugarías.',
      third: 'Pide a alguien que te acompañe. Entre dos es más fácil cumplir un plan.',
    },
    support: {
      first: 'Piensa en una persona de confianza y elige un momento tranquilo para hablar.',
      second: 'Di en una frase lo que te preocupa. Todavía no necesitas una solución.',
      third: 'Si es demasiado difícil, empieza por un teléfono de ayuda. Puedes preguntar si hace falta dar tu nombre.',
    },
    knowledge: {
      first: 'Mira cuánto de cada apuesta devuelve un juego de media.',
      second: 'Lo que no devuelve es lo que cuesta jugar. Pregúntate si te merece la pena.',
      third: 'Cuando una ganancia parezca cerca, recuerda que el azar no tiene memoria.',
    },
  },
  reasons: {
    stayed_after_wins: 'Después de una ganancia seguiste con el mismo mazo en {stayed} de {wins} {{ocasión|ocasiones}}.',
    stayed_after_losses: 'Después de una pérdida seguiste con el mismo mazo en {stayed} de {losses} {{ocasión|ocasiones}}.',
    changed_after_losses: 'Después de una pérdida cambiaste de mazo en {changed} de {losses} {{ocasión|ocasiones}}.',
    stayed_after_both:
      'Seguiste con el mismo mazo en {stayed_wins} de {wins} {{ocasión|ocasiones}} después de una ganancia y en {stayed_losses} de {losses} después de una pérdida.',
    chased_losses:
      'Poco después de una pérdida en un mazo perdedor, {cards} de {of} {{carta|cartas}} {{cards:volvió|volvieron}} a ser de un mazo perdedor.',
    frequent_wins: 'De tus 80 cartas, {cards} {{era|eran}} de los dos mazos que dan ganancias más a menudo.',
    long_run: 'Tu racha más larga en un mazo fue de {run} {{carta|cartas}}.',
    many_changes: 'Cambiaste de mazo en {changes} de las 79 ocasiones posibles.',
    no_pattern: 'Cambiaste de mazo en {changes} de las 79 ocasiones posibles, tanto después de ganar como después de perder.',
    points_lost: 'Terminaste con {points|money} menos en puntos que al principio.',
    points_won: 'Terminaste con {points|money} más en puntos que al principio.',
    quick_play: 'En la mitad de tus cartas tardaste menos de {seconds|number} {{segundo|segundos}} en cada una.',
    slow_play: 'En la mitad de tus cartas tardaste más de {seconds|number} {{segundo|segundos}} en cada una.',
    long_play: 'Jugaste {minutes} {{minuto|minutos}}.',
    guess_low: 'En esta partida, tu estimación fue {guess}, por debajo de tu puntuación de riesgo, que es {score}.',
    guess_high: 'En esta partida, tu estimación fue {guess}, por encima de tu puntuación de riesgo, que es {score}.',
    guess_right: 'Tu estimación fue {guess} y tu puntuación de riesgo es {score}: una sola partida no permite distinguirlas.',
    costly_decks:
      'De tus últimas 60 cartas, {cards} {{era|eran}} de los dos mazos perdedores, que cuestan puntos a la larga. Tu puntuación de riesgo es {score}.',
    few_costly_decks:
      'De tus últimas 60 cartas, {cards} {{era|eran}} de los dos mazos perdedores, que cuestan puntos a la larga. Tu puntuación de riesgo es {score}.',
    whole_pattern: 'Tus elecciones en conjunto llevaron a este consejo. Ninguna cifra por sí sola lo muestra con claridad.',
    for_everyone: 'Este consejo es útil para todo el mundo.',
  },
} satisfies Messages['advice']
