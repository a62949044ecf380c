import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Tu resultado en el autotest con cartas',
  description: 'Puntuación de riesgo, perfil de decisión y consejos de un breve juego de cartas.',
  fileName: 'Tu informe',
  date: 'Tu informe, {date|date}',
  footer: 'Una indicación de un juego corto, no un diagnóstico.',
  people: 'De 100 jugadores, {below} tenían una puntuación de riesgo más baja que la tuya.',
  model: 'Modelo {model}, grupo de comparación {group}.',
  mail: {
    subject: 'Tu informe del autotest con cartas',
    intro: 'Aquí tienes el informe que pediste. Lo encuentras como PDF en el archivo adjunto.',
    contents: 'El informe contiene tu perfil de decisión, tres consejos con sus motivos y dónde encontrar ayuda.',
    once: 'Tu dirección se usó una sola vez para enviar este correo. No se guarda ni se relaciona con tus resultados.',
    notYou: '¿No pediste este correo? Entonces alguien se equivocó de dirección. Puedes borrarlo; no habrá otro.',
  },
} satisfies NamespaceReportTranslation
