import type { Messages } from '../messages.ts'

export default {
  title: '¿Te gustaría hablar con alguien?',
  talk: 'Hablar con alguien',
  text: 'No tienes que decir tu nombre. También puede llamar o escribir la gente cercana a ti.',
  webOnly: 'En su web verás cómo contactar.',
  country: 'Ayuda en: {country}',
  unknown: 'Dinos dónde vives y te mostraremos la ayuda que hay allí.',
  notStored: 'Usamos tu respuesta solo para mostrar ayuda, aquí y en tu informe. No la guardamos.',
  where: '¿Dónde vives?',
  choose: 'Elige un país',
  other: 'Otro país',
  show: 'Ver la ayuda',
  change: 'Elegir otro país',
  world: 'Este servicio ayuda por internet a gente de todo el mundo. En tu centro de salud también pueden decirte dónde encontrar ayuda.',
  always: 'Abierto las 24 horas, todos los días',
  hours: 'Horario: {hours}',
  free: 'Gratis',
  languages: 'Idiomas: {languages}',
  call: 'Llamar al {phone}',
  message: 'Enviar un SMS al {phone}',
  chat: 'Chatear',
  logo: 'Teléfono de ayuda: {name}',
  more: 'Qué más puede ayudar',
  newTab: 'se abre en una pestaña nueva',
  ways: {
    register: {
      title: 'Autoexclúyete del juego',
      text: 'El registro te cierra el juego autorizado durante el tiempo que elijas.',
    },
    block: {
      title: 'Bloquea el juego en tus dispositivos',
      text: 'Un programa gratuito mantiene las webs y aplicaciones de apuestas lejos de tu teléfono y tu ordenador.',
    },
    bank: {
      title: 'Bloquea el juego en tu banco',
      text: 'Muchos bancos pueden bloquear los pagos a webs de juego. Pregunta en el tuyo o mira en su aplicación.',
    },
    treatment: {
      title: 'Encuentra tratamiento',
      text: 'Profesionales que conocen bien los problemas con el juego.',
    },
    relatives: {
      title: 'Para la gente cercana a ti',
      text: 'Parejas, familiares y amistades también pueden recibir ayuda, haga lo que haga la otra persona.',
    },
    limits: {
      title: 'Pon un límite donde juegas',
      text: 'Decide antes de empezar cuánto dinero o tiempo quieres dedicar.',
    },
  },
} satisfies Messages['help']
