import type { Messages } from '../messages.ts'

export default {
  title: '¿Te gustaría hablar con alguien?',
  talk: 'Hablar con alguien',
  anonymous: 'No tienes que decir tu nombre.',
  close: 'También puede llamar o escribir la gente cercana a ti.',
  webOnly: 'En su web encontrarás cómo ponerte en contacto.',
  unknown: 'Dinos dónde vives y te diremos a quién puedes acudir.',
  notStored: 'Usamos tu respuesta solo para mostrar ayuda, aquí y en tu informe. No la guardamos.',
  where: '¿Dónde vives?',
  choose: 'Elige un país',
  other: 'Otro país',
  show: 'Ver dónde hay ayuda',
  change: 'Elegir otro país',
  world: 'Este servicio ayuda por internet a gente de todo el mundo. Quizá en tu centro de salud también sepan dónde encontrar ayuda.',
  always: 'Disponible las 24 horas, todos los días',
  hours: 'Horario: {hours}',
  free: 'Asesoramiento gratuito',
  languages: 'Idiomas: {languages}',
  call: 'Llamar al {phone}',
  message: 'Enviar un SMS al {phone}',
  chat: 'Chatear',
  logo: 'Teléfono de ayuda: {name}',
  more: 'Qué más puede ayudar',
  danger: {
    title: '¿Hay alguien en peligro ahora mismo?',
    emergency: 'Si hay peligro inmediato para ti o para otra persona',
    crisis: 'Si piensas en el suicidio o sientes que no puedes más',
    anywhere: 'Llama al número de emergencias del lugar donde estás.',
  },
  newTab: 'se abre en una pestaña nueva',
  ways: {
    register: {
      title: 'Autoexclúyete del juego',
      text: 'Este registro te impide jugar en la mayoría de los sitios autorizados durante un tiempo fijo, a menudo de meses.',
    },
    block: {
      title: 'Bloquea el juego en tus dispositivos',
      text: 'Un programa de bloqueo puede mantener las webs y aplicaciones de apuestas lejos de tu teléfono y tu ordenador.',
    },
    bank: {
      title: 'Bloquea el juego en tu banco',
      text: 'Pregunta a tu banco si puede bloquear los pagos a webs de juego, o mira en su aplicación.',
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
