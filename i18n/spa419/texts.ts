import { type Words, word } from '../checks/words.ts'
import type { Differences } from '../messages.ts'
import { words as spanish } from '../spa/words.ts'

const helpline = 'línea de ayuda'

/** The words of `spa`; what only Spain says must not stand, so that a text of `spa` that needs a Latin American one is found. */
export const words: Words = {
  terms: { ...spanish.terms, 'risk score': 'puntaje de riesgo', mean: 'promedio', helpline },
  address: { form: 'tú', never: word('usted|vosotros|vuestr[oa]s?|vos') },
  never: [
    ...spanish.never.filter(([never]) => !never.test(helpline)),
    [word('teléfono de ayuda'), helpline],
    [word('(?<!(?:aún no|todavía no|nunca|nunca se) )(?:ha[sn]?|hemos) \\p{L}+[ai]do'), 'el pretérito: terminaste'],
    [word('puntuaci(?:ón|ones)'), 'puntaje'],
    [word('productos de apoyo|pulsador(?:es)?'), 'tecnologías de asistencia, interruptor'],
    [word('(?:todavía|aún) no prob\\p{L}+'), 'aún no han probado'],
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
  young: {
    adult: { text: 'Tu mamá o tu papá, una tía, alguien de la escuela o del equipo. Si cuesta empezar, puedes mostrar esta página.' },
    deleted:
      'Borramos el número de tu visita, y no aparece en ninguna de nuestras estadísticas. Durante cerca de un día guardamos un código obtenido de tu conexión a internet, para que nadie pueda saturar el test. No dice quién eres.',
    text: 'Este test está hecho para personas de {age} años o más, así que termina aquí. No hiciste nada malo.',
  },
  report: {
    people: 'De 100 personas de la comparación, {below} {{tenía|tenían}} un puntaje de riesgo más bajo que el tuyo.',
    description: 'Puntaje de riesgo, perfil de decisión y consejos de una breve partida de cartas.',
  },
  root: {
    riskScore: { value: '{value} de 100' },
    feedback: {
      perhaps: 'quizás',
      comparedVolunteers: 'Comparación con {n|number} voluntarios de estudios científicos, que jugaron otra versión del juego.',
      measureRange: '{level}: probablemente entre {low} y {high} de 100',
      measure: '{level}: alrededor de {value} de 100, probablemente entre {low} y {high}',
      profileText: 'El punto es el promedio de los valores probables, y la zona sombreada muestra dónde está probablemente el valor real.',
      gauge: 'Puntaje de riesgo: {score} de 100. 8 de cada 10 partidas simuladas están entre {low} y {high}.',
      yourScore: 'Tu puntaje de riesgo',
    },
    landing: { timedOutTitle: 'Tu última partida terminó' },
    instructions: {
      skip: 'Omitir la introducción',
      one: { title: 'Cuatro mazos, una carta a la vez' },
      keyHint: 'También puedes presionar las teclas 1 a 4 mientras un mazo está seleccionado',
    },
    popups: {
      halfway: {
        title: 'Vas a la mitad',
        text: 'Sacaste 40 cartas y quedan 40.',
      },
    },
    completed: {
      waiting: 'Tu partida está en la fila',
      sent: 'Tus cartas se enviaron',
    },
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
    tools:
      'Puedes hacer el test con teclado, interruptor, lector de pantalla, texto ampliado, contraste alto y movimiento reducido. Ninguna carta tiene límite de tiempo.',
    gapPeople: 'Las personas que usan tecnologías de asistencia todos los días aún no han probado esta versión con nosotros.',
  },
  advice: {
    reasons: {
      few_costly_decks:
        'De tus últimas 60 cartas, {cards} {{era|eran}} de los dos mazos perdedores, que cuestan puntos a la larga. Tu puntaje de riesgo es {score}.',
      costly_decks:
        'De tus últimas 60 cartas, {cards} {{era|eran}} de los dos mazos perdedores, que cuestan puntos a la larga. Tu puntaje de riesgo es {score}.',
      guess_right: 'Tu estimación fue {guess} y tu puntaje de riesgo es {score}: una sola partida no permite distinguirlos.',
      guess_high: 'En esta partida, tu estimación fue {guess}, por encima de tu puntaje de riesgo, que es {score}.',
      guess_low: 'En esta partida, tu estimación fue {guess}, por debajo de tu puntaje de riesgo, que es {score}.',
    },
    items: {
      strike_the_balance: {
        text: 'La familia, los amigos, el trabajo, el sueño y el deporte también necesitan su tiempo. Revisa de vez en cuando si el juego con dinero les deja lugar.',
      },
      decide_in_advance: {
        text: 'Fija el monto máximo que puedes permitirte perder y deja de jugar cuando se acabe. En muchos sitios puedes poner tú ese límite.',
      },
      lacking_excitement: {
        text: 'Algunas personas juegan con dinero porque buscan emoción. El deporte, la música o un pasatiempo nuevo pueden darte esa sensación sin costarte tanto.',
      },
      watch_your_mood: {
        text: 'Con tristeza, enojo o estrés cuesta más elegir bien. No juegues con dinero para sentirte mejor. Espera a recuperar la calma.',
      },
      monitor_your_spending: {
        title: 'Cuida lo que gastas',
        text: 'Anota lo que depositas y lo que recuperas, y calcula la diferencia cada semana. A menudo es mayor de lo que parece.',
      },
      turn_winnings_into_good_experiences: {
        text: 'Cuando ganes, retira el dinero y úsalo para algo agradable. Lo que gastaste en un buen día ya no se puede perder en la siguiente apuesta.',
      },
      stay_on_budget: {
        text: 'Usa solo el dinero que queda después de la vivienda, la comida y las cuentas. Nunca pidas dinero prestado para jugar. Pregunta a tu banco si puede bloquear los pagos a sitios de apuestas.',
      },
      take_a_break: {
        text: 'Una pausa corta te da tiempo para pensar. Levántate, toma un poco de agua y decide entonces si quieres seguir. Para una pausa más larga, mira si el sitio permite suspender la cuenta.',
      },
      take_a_break_between_games: {
        text: 'No pases directamente de una partida a la siguiente. Unos minutos de pausa ayudan a detenerse.',
      },
      seek_company: {
        text: 'Jugando con dinero a solas es fácil perder la noción del tiempo y del dinero. Reúnete con gente que te haga bien.',
      },
      keep_gambling_fun: {
        text: 'Si juegas con dinero, tómalo como una diversión por la que pagas, como el cine. Cuando ya no sea divertido, es momento de detenerte.',
      },
      react_to_problems: {
        text: '¿Juegas con dinero más de lo que quieres, lo ocultas o piensas mucho en ello? No esperes: habla con alguien. Una línea de ayuda es un buen primer paso, y también puedes autoexcluirte del juego.',
      },
      talk_to_others_about_your_gambling: {
        text: 'Hablar puede ser un alivio. Elige a alguien de confianza o llama a una línea de ayuda.',
      },
      stop_in_time: {
        text: 'Elige de antemano cuándo vas a detenerte, ganes o pierdas. El mejor momento es el que tenías previsto, o incluso antes.',
      },
    },
    steps: {
      money: {
        second: 'Ponlo como límite donde juegas o pregunta a tu banco si puede bloquear los pagos a sitios de apuestas.',
        first: 'Elige un monto que podrías perder y aun así pagar todo lo que necesitas. Anótalo.',
        third: 'Una vez a la semana, calcula la diferencia entre lo que depositas y lo que recuperas.',
      },
      decide: { first: 'Anota cuándo vas a dejarlo y cuánto vas a gastar como máximo.' },
      life: {},
      support: { third: 'Si es demasiado difícil, empieza por una línea de ayuda. Puedes preguntar si hace falta dar tu nombre.' },
      knowledge: {
        first: 'Mira cuánto de cada apuesta devuelve un juego en promedio.',
        second: 'Lo que no devuelve es lo que cuesta jugar. Pregúntate si vale la pena para ti.',
      },
    },
  },
  consent: {
    changed: 'El texto de esta pregunta cambió. Léelo de nuevo y vuelve a elegir.',
    notCounted: 'Las partidas sin puntaje de riesgo no cuentan.',
    earlierSilent: 'Sin puntaje de riesgo',
    earlierScore: 'Puntaje de riesgo: {score}',
    score: 'Tu puntaje de riesgo y su intervalo',
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
    webOnly: 'En su sitio encontrarás cómo comunicarte.',
    message: 'Enviar mensaje al {phone}',
    logo: 'Línea de ayuda: {name}',
    ways: {
      register: {
        text: 'Este registro te impide apostar en la mayoría de los sitios autorizados durante un tiempo fijo, a menudo de meses.',
      },
      block: {
        text: 'Un programa de bloqueo puede mantener los sitios y aplicaciones de apuestas lejos de tu celular y tu computadora.',
      },
      bank: { text: 'Pregunta a tu banco si puede bloquear los pagos a sitios de apuestas, o mira en su aplicación.' },
    },
  },
  profile: {
    claims: {
      guess_numbers: 'En esta partida, tu estimación fue {guess} y tu puntaje de riesgo es {score}.',
      guess_very_high: 'En esta partida, tu estimación ({guess}) quedó muy por encima de tu puntaje de riesgo ({score}).',
      guess_high: 'En esta partida, tu estimación ({guess}) quedó por encima de tu puntaje de riesgo ({score}).',
      guess_good:
        'En esta partida, tu estimación estuvo tan cerca como una sola partida puede mostrar: dijiste {guess} y tu puntaje de riesgo es {score}.',
      guess_low: 'En esta partida, tu estimación ({guess}) quedó por debajo de tu puntaje de riesgo ({score}).',
      guess_very_low: 'En esta partida, tu estimación ({guess}) quedó muy por debajo de tu puntaje de riesgo ({score}).',
      part_at_least: 'Con {cards} de 60 cartas de estos mazos, el puntaje es de {limit} como mínimo.',
      part_at_most: 'Con {cards} de 60 cartas de estos mazos, el puntaje puede ser de {limit} como máximo.',
      verdict_low_risk: 'En esta partida, tu puntaje de riesgo corresponde a un riesgo bajo (elecciones no arriesgadas).',
      verdict_medium_risk: 'En esta partida, tu puntaje de riesgo corresponde a un riesgo medio.',
      verdict_risky: 'En esta partida, tu puntaje de riesgo corresponde a elecciones arriesgadas.',
      verdict_high_risk: 'En esta partida, tu puntaje de riesgo corresponde a un riesgo alto.',
      verdict_lower_than: 'Tu puntaje de riesgo es más bajo que el del {share|percent} de las personas del grupo de comparación.',
      verdict_higher_than: 'Tu puntaje de riesgo es más alto que el del {share|percent} de las personas del grupo de comparación.',
      verdict_towards_middle:
        'Un puntaje tan alejado del centro se debe en parte al azar. En partidas simuladas como la tuya suele salir más cerca del centro, sin que la persona cambie.',
    },
    measures: { betaP: { explanation: 'Cuánto tiendes a seguir con un mazo una vez que lo elegiste.' } },
    learnMore: {
      comparison: {
        text: 'Te comparamos con {n|number} personas que jugaron un juego de este tipo. Participaron en una investigación. Al elegirlas no se tuvo en cuenta si jugaban con dinero.',
      },
      range: {
        text: 'Una sola partida corta no da una medida exacta. En partidas simuladas como la tuya, con otras cartas, el puntaje suele salir unos 10 puntos más alto o más bajo. Cuanto más lejos está del centro, mayor es el cambio. Las repeticiones reales difieren más: no se juega igual todos los días, y un cambio de 13 puntos es habitual.',
      },
      score: {
        text: 'El puntaje va de 0 a 100. Tiene dos partes: cuántas de tus últimas 60 cartas eran de los dos mazos perdedores y cuánto influyeron las pérdidas en tu siguiente elección. Los mazos perdedores cuestan puntos a la larga. Un puntaje más alto significa elecciones más arriesgadas en esta partida. No dice nada sobre ti como persona.',
        title: 'El puntaje de riesgo',
      },
      limits: {
        low: 'Un puntaje bajo no descarta un problema.',
      },
      help: {
        text: 'Sea cual sea tu puntaje: ¿te preocupa el juego con dinero, por ti o por otra persona? Habla con alguien de confianza o llama a una línea de ayuda.',
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
      ofGame: 'Ya enviamos este informe tres veces, el máximo para una partida. Puedes guardarlo como PDF.',
      toAddress: 'Hoy ya enviamos a esta dirección todos los informes posibles. Inténtalo de nuevo después de esta hora ({when}).',
      ofNetwork:
        'Hoy se enviaron muchos informes desde tu red. Guarda el informe como PDF o inténtalo de nuevo después de esta hora ({when}).',
      ended: 'Tu acceso terminó y ya no podemos enviar el informe desde aquí. Puedes guardarlo como PDF.',
      gone: 'Este informe ya no está abierto aquí o se borró, así que no se puede enviar.',
    },
  },
  result: {
    unfirm: {
      little: 'Esta vez no basta para un puntaje, y no dice nada malo de ti.',
      why: 'Por qué no hay puntaje',
    },
    guess: { score: 'Puntaje de riesgo: {score}' },
    game: {
      columns: { amount: 'Monto' },
      size: 'Cuanto más larga la barra, mayor el monto',
    },
    parts: {
      dots: 'Cada punto representa a unos 13 voluntarios. Los puntos llenos están en el lado de menos riesgo que tú. Cuanto más a la derecha, mayor el puntaje.',
      ends: 'El puntaje nunca baja de 0 ni pasa de 100.',
      title: 'De qué se compone tu puntaje de riesgo',
      average: 'Los voluntarios de estudios científicos tienen en promedio un puntaje de riesgo de 50. Dos cosas suben o bajan un puntaje:',
    },
  },
  terms: {
    general: {
      what: 'Este test es un breve juego de cartas. Observa cómo afrontas en él el riesgo, las ganancias y las pérdidas, y te da un resultado y tres consejos. Lo crea y administra {provider}.',
      points: 'Juegas solo por puntos. Los montos se muestran como dinero, pero no se puede ganar, perder ni depositar dinero.',
      time: 'Dura unos tres minutos. Complétalo sin interrupciones: si abandonas una partida en curso, empiezas de nuevo. La partida también termina tras 15 minutos sin actividad.',
    },
    userData: {
      siteLearns:
        'El sitio que te muestra este test sabe que jugaste y puede saber que borraste tu partida. Solo ve tu resultado si después lo aceptas tú, o alguien que tenga el enlace de tu informe.',
    },
    disclaimer: {
      decisions:
        'Solo tú decides qué hacer con el resultado. Si te preocupa el juego con dinero, por ti o por otra persona, llama a una línea de ayuda.',
    },
  },
} satisfies Differences
