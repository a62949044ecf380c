import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Partida completada',
  text: 'Empezaste con {start|money} y sacaste las 80 cartas.',
  finalScore: 'Has terminado con {score|money} en puntos.',
  sending: 'Se están enviando tus últimas cartas',
  analysing: 'Se está analizando tu partida',
  waiting: 'Tu partida espera su análisis',
  ahead: 'Partidas antes de la tuya: {ahead}',
  seconds: 'unos {seconds} segundos',
  minutes: '{{minutes:un|unos}} {minutes} {{minuto|minutos}}',
  stay: 'Se hace automáticamente. Puedes dejar esta pestaña abierta y volver más tarde.',
  ready: 'Tu análisis está listo',
  next: 'Continuar',
  failed: 'El análisis no está disponible en este momento.',
} satisfies Translation['completed']
