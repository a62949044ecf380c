import type { Translation } from '../i18n-types.ts'

export const common = {
  title: '¿Cómo juegas? Un test de autoevaluación con cartas',
  back: 'Atrás',
  close: 'Cerrar',
  continue: 'Continuar',
  tryAgain: 'Intentar de nuevo',
  startAgain: 'Empezar de nuevo',
  playAgain: 'Jugar otra vez',
  loading: 'Un momento, por favor',
  yes: 'Sí',
  no: 'No',
  low: 'Poca',
  high: 'Mucha',
} satisfies Translation['common']
