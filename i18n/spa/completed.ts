import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Juego completado',
  text: 'Empezaste con {start|money} y sacaste las 80 cartas.',
  finalScore: 'Tus puntos finales son {score|money}.',
  sending: 'Se están enviando tus últimas cartas',
  analysing: 'Se está analizando tu juego',
  ready: 'Tu análisis está listo',
  next: 'Continuar',
  failed: 'El análisis no está disponible en este momento.',
} satisfies Translation['completed']
