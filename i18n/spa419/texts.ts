import { type Words, word } from '../checks/words.ts'
import type { Differences } from '../messages.ts'
import { words as spanish } from '../spa/words.ts'

const helpline = 'línea de ayuda'

/** The words of `spa`; what only Spain says must not stand, so that a text of `spa` that needs a Latin American one is found. */
export const words: Words = {
  terms: { ...spanish.terms, helpline },
  address: { form: 'tú', never: word('usted|vosotros|vuestr[oa]s?|vos') },
  never: [
    ...spanish.never.filter(([never]) => !never.test(helpline)),
    [word('teléfono de ayuda'), helpline],
    [word('(?:ha[sn]?|hemos) \\p{L}+[ai]do'), 'el pretérito: terminaste'],
    [word('ordenador(?:es)?'), 'computadora'],
    [word('móvil(?:es)?'), 'celular'],
    [word('webs?'), 'sitio'],
    [word('puls(?:a|ar|e)'), 'presionar'],
    [word('enfad\\p{L}+'), 'enojo'],
    [word('facturas?'), 'cuentas'],
    [word('ingres(?:as|ar)'), 'depositar'],
    [word('afición|aficiones'), 'pasatiempo'],
    [word('cada vez'), 'a la vez'],
    [word('de media'), 'en promedio'],
    [word('apúnta\\p{L}+|apunta'), 'anotar'],
    [word('a poder ser'), 'de ser posible'],
    [word('cambiado de sitio|en marcha'), 'de lugar, en curso'],
  ],
}

export default {
  root: {
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
  },
  accessibility: {
    gapPeople: 'Las personas que usan cada día productos de apoyo todavía no probaron esta versión con nosotros.',
  },
  advice: {
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
  },
  consent: {
    history: 'Qué pasó',
    mean: 'Promedio de {count} partidas: {score}',
    closedTitle: 'Retiraste el permiso',
    closedText: 'Tu cuenta ya no puede abrir este informe, así que también se cerró aquí.',
    endedTitle: 'Este informe se cerró',
    deletedTitle: 'La partida se borró',
    deletedText:
      'Las cartas, el resultado, los consejos y el informe desaparecieron para siempre. Un informe guardado o enviado sigue donde está.',
  },
  help: {
    webOnly: 'En su sitio verás cómo comunicarte.',
    message: 'Enviar mensaje al {phone}',
    logo: 'Línea de ayuda: {name}',
    ways: {
      register: { text: 'El registro te cierra las apuestas autorizadas durante el tiempo que elijas.' },
      block: {
        text: 'Un programa gratuito mantiene los sitios y aplicaciones de apuestas lejos de tu celular y tu computadora.',
      },
      bank: { text: 'Muchos bancos pueden bloquear los pagos a sitios de apuestas. Pregunta en el tuyo o mira en su aplicación.' },
    },
  },
  profile: {
    measures: { betaP: { explanation: 'Cuánto tiendes a seguir con un mazo una vez que lo elegiste.' } },
    learnMore: {
      limits: {
        text: 'Es una indicación basada en una sola partida corta por puntos, no un diagnóstico. El test nunca se comparó con un diagnóstico de trastorno por juego.',
      },
      help: {
        text: 'Sea cual sea tu puntuación: ¿te preocupa el juego con dinero, por ti o por otra persona? Habla con alguien de confianza o llama a una línea de ayuda.',
      },
    },
  },
  refusals: {
    paused: { text: 'Por el momento no se puede hacer. Vuelve más tarde.' },
    ended: { title: 'Tu acceso terminó' },
    game: {
      paused: 'El test está en pausa por el momento. Vuelve más tarde.',
      ended: 'Tu acceso terminó. Vuelve a la página de la que venías y abre el test otra vez desde allí.',
      ofNetwork: 'Hoy se empezaron muchas partidas desde tu red. Inténtalo de nuevo mañana.',
    },
    mail: {
      ofGame: 'Enviamos este informe tres veces, el máximo para una partida. Puedes guardarlo como PDF.',
      toAddress: 'Hoy ya enviamos a esta dirección todos los informes posibles. Inténtalo de nuevo después de esta hora ({when}).',
      ofNetwork:
        'Hoy se enviaron muchos informes desde tu red. Guarda el informe como PDF o inténtalo de nuevo después de esta hora ({when}).',
      ended: 'Tu acceso terminó y ya no podemos enviar el informe desde aquí. Puedes guardarlo como PDF.',
      gone: 'Este informe ya no está abierto aquí o se borró, así que no se puede enviar.',
    },
  },
  result: {
    parts: {
      average: 'En promedio, los voluntarios de estudios científicos tienen una puntuación de 50. Dos cosas pueden subirla o bajarla:',
    },
  },
  terms: {
    general: {
      points: 'Juegas solo por puntos. Las cantidades se muestran como dinero, pero no se puede ganar, perder ni depositar dinero.',
      time: 'Dura unos tres minutos. Complétalo sin interrupciones: si abandonas una partida en curso, empiezas de nuevo. La partida también termina tras 15 minutos sin actividad.',
    },
    userData: {
      linkedRights:
        'El sitio que te muestra este test sabe que jugaste. Solo ve tu resultado si después lo aceptas. Puedes guardar o borrar estos datos en tu informe.',
    },
    disclaimer: {
      decisions:
        'Solo tú decides qué hacer con el resultado. Si te preocupa el juego con dinero, por ti o por otra persona, llama a una línea de ayuda.',
    },
  },
} satisfies Differences
