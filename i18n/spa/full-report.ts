import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Tu informe',
  heading: 'Tu informe completo',
  played: 'Resultado de un juego de 80 cartas',
  notAvailableTitle: 'Este informe no está disponible',
  notAvailable: 'No hay ningún resultado completo en esta dirección. Quizá el juego no se terminó o la dirección no está completa.',
  start: 'Ir al test',
} satisfies Translation['fullReport']
