import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: '¿Cómo juegas?',
  intro:
    'Saca 80 cartas y descubre cómo afrontas el riesgo, las ganancias y las pérdidas. Al final recibes un perfil personal y tres consejos.',
  threeMinutes: 'Dura unos tres minutos',
  pointsOnly: 'Juegas solo por puntos, nunca por dinero',
  anonymous: 'Juegas de forma anónima y no se usan cookies',
  linked: 'Tu partida está vinculada a tu cuenta en {partner} y no se usan cookies',
  optional: 'El test es voluntario y puedes hacerlo tantas veces como quieras',
  accept: 'Acepto los {link}',
  acceptLink: 'términos y condiciones',
  mustAccept: 'Acepta los términos y condiciones para empezar la partida',
  notAccepted: 'Solo puedes hacer el test si aceptas los términos y condiciones.',
  start: 'Empezar la partida',
  ageMark: '+{age}',
  ageNote: 'Solo para personas de {age} años o más',
  notKept: 'Esta página no puede guardar tu partida. Si recargas la página mientras juegas, la partida empieza de nuevo.',
  timedOutTitle: 'Tu última partida ha terminado',
  timedOut: 'No hubo actividad durante 15 minutos, así que la partida se cerró. Puedes empezar otra cuando quieras.',
  termsPdf: 'Descargar como PDF',
  ownTab: 'Jugar en una pestaña nueva',
} satisfies Translation['landing']
