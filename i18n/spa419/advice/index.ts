import type { NamespaceAdviceTranslation } from '../../i18n-types.ts'
import spa from '../../spa/advice/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof spa, NamespaceAdviceTranslation>(spa, {
  items: {
    lacking_excitement: {
      text: 'Algunas personas juegan con dinero porque les falta emoción. El deporte, la música o un pasatiempo nuevo pueden darte esa sensación sin costarte tanto.',
    },
    watch_your_mood: {
      text: 'Con tristeza, enojo o estrés cuesta más elegir bien. No juegues con dinero para sentirte mejor. Espera a recuperar la calma.',
    },
    monitor_your_spending: {
      text: 'Anota lo que depositas y lo que recuperas, y súmalo cada semana. A menudo es más de lo que parece.',
    },
    turn_winnings_into_good_experiences: {
      text: 'Cuando ganes, retira el dinero y úsalo para algo agradable. Lo que gastaste en un buen día ya no se puede perder en la siguiente apuesta.',
    },
    stay_on_budget: {
      text: 'Usa solo el dinero que queda después de la vivienda, la comida y las cuentas. Nunca pidas dinero prestado para jugar. Tu banco puede ayudarte bloqueando los pagos a sitios de apuestas.',
    },
    take_a_break: {
      text: 'Una pausa corta ayuda a despejar la cabeza. Levántate, toma un poco de agua y decide entonces si quieres seguir. Para una pausa más larga, la mayoría de los sitios permite suspender la cuenta.',
    },
    take_a_break_between_games: {
      text: 'No pases directamente de una partida a la siguiente. Unos minutos de pausa ayudan a detenerse.',
    },
    seek_company: {
      text: 'Jugando con dinero a solas es fácil perder la noción del tiempo y del dinero. Reúnete con gente que te haga bien.',
    },
    keep_gambling_fun: {
      text: 'Si juegas con dinero, tómalo como una diversión por la que pagas, como el cine. Cuando deja de ser divertido, es hora de dejarlo.',
    },
    react_to_problems: {
      text: '¿Juegas con dinero más de lo que quieres, lo ocultas o piensas mucho en ello? No esperes: habla con alguien. Una línea de ayuda es un buen primer paso, y también puedes autoexcluirte del juego.',
    },
    talk_to_others_about_your_gambling: {
      text: 'Hablar puede ser un alivio. Elige a alguien de confianza o llama a una línea de ayuda. No tienes que decir tu nombre.',
    },
    stop_in_time: {
      text: 'Elige de antemano cuándo vas a detenerte, ganes o pierdas. El mejor momento es el que tenías previsto, o incluso antes.',
    },
  },
  steps: {
    money: {
      first: 'Elige una cantidad que podrías perder y aun así pagar todo lo que necesitas. Anótala.',
      third: 'Una vez a la semana, suma lo que depositas y lo que recuperas.',
    },
    decide: { first: 'Anota cuándo vas a dejarlo y cuánto vas a gastar como máximo.' },
    life: { second: 'Dale una hora fija esta semana, de ser posible cuando de otro modo jugarías.' },
    support: { third: 'Si es demasiado difícil, empieza por una línea de ayuda. No tienes que decir tu nombre.' },
    knowledge: {
      first: 'Mira cuánto de cada apuesta devuelve un juego en promedio.',
      second: 'Lo que no devuelve es lo que cuesta jugar. Pregúntate si vale la pena para ti.',
    },
  },
})
