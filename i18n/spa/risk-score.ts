import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Una pregunta antes de tu resultado',
  title: '¿Cuánto arriesgaste al jugar?',
  instruction: 'Mueve el control para indicar tu nivel de riesgo',
  slider: 'Tu nivel de riesgo',
  low: 'Riesgo bajo',
  high: 'Riesgo alto',
  value: '{value} sobre 100',
  less: 'Menos riesgo',
  more: 'Más riesgo',
  note: 'Guíate por tu intuición. Solo puedes responder una vez.',
  submit: 'Ver mi resultado',
  moveFirst: 'Primero mueve el control',
  given: 'Ya diste tu estimación: {value}.',
  sending: 'Se está enviando tu estimación',
} satisfies Translation['riskScore']
