import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Partida completada',
  text: 'Empezaste con {start|money} y sacaste las 80 cartas.',
  finalScore: 'Has terminado con {score|money} en puntos.',
  sending: 'Se están enviando tus últimas cartas',
  analysing: 'Se está analizando tu partida',
  waiting: 'Tu partida está en cola',
  ahead: 'Partidas antes de la tuya: {ahead}',
  seconds: 'unos {seconds} segundos',
  minutes: '{{minutes:un|unos}} {minutes} {{minuto|minutos}}',
  stay: 'Se hace automáticamente. Puedes dejar esta pestaña abierta y volver más tarde.',
  ready: 'Tu análisis está listo',
  next: 'Continuar',
  failed: 'No se pudo hacer el análisis',
  sent: 'Tus cartas ya están enviadas',
  received: 'Cartas recibidas: {sent} de 80',
  analysed: 'Análisis de tu partida',
  soon: 'Tarda unos segundos.',
  offline: 'No tienes conexión. Esperamos.',
  kept: 'El error es nuestro. Todas tus cartas están guardadas.',
  steps: { done: 'hecho', now: 'ahora', next: 'después', failed: 'sin hacer' },
} satisfies Translation['completed']
