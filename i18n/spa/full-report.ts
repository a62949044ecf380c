import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'Tu informe',
  heading: 'Tu informe completo',
  played: 'Resultado de una partida de 80 cartas',
  notAvailableTitle: 'Este informe no está disponible',
  notAvailable: 'No hay ningún resultado completo en este enlace. Quizá la partida no se terminó o el enlace está incompleto.',
  start: 'Ir al test',
  welcome: 'Hola de nuevo',
} satisfies Translation['fullReport']
