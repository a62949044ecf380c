import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Tu resultado en el test de autoevaluación con cartas',
  description: 'Puntuación de riesgo, perfil de decisión y consejos de una breve partida de cartas.',
  fileName: 'Tu informe',
  date: 'Tu informe, {date|date}',
  footer: 'Una indicación basada en una partida corta, no un diagnóstico.',
  people: 'De 100 personas, {below} {{tenía|tenían}} una puntuación de riesgo más baja que la tuya.',
  model: 'Modelo {model}, grupo de comparación {group}.',
  mail: {
    subject: 'Tu informe del test de autoevaluación con cartas',
    intro: 'Aquí está el informe que pediste. Lo tienes en PDF en el archivo adjunto.',
    contents: 'El informe contiene tu perfil de decisión, tres consejos con sus motivos e información sobre dónde encontrar ayuda.',
    once: 'Tu dirección se usó una sola vez para enviar este correo. No se guarda ni se relaciona con tus resultados.',
    notYou: '¿No pediste este correo? Quizá alguien se equivocó de dirección. Puedes borrarlo; no recibirás ningún otro.',
  },
} satisfies NamespaceReportTranslation
