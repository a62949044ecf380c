import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Gra ukończona',
  text: 'Na początku było {start|money}. Wszystkie 80 kart już za Tobą.',
  finalScore: 'Koniec gry. Punkty: {score|money}.',
  sending: 'Wysyłamy Twoje ostatnie karty',
  analysing: 'Analizujemy Twoją grę',
  waiting: 'Twoja gra czeka na analizę',
  ahead: 'Gry przed Twoją: {ahead}',
  seconds: 'około {seconds} sekund',
  minutes: 'około {minutes} min',
  stay: 'Dalej dzieje się samo. Możesz zostawić tę kartę przeglądarki i\u00a0wrócić później.',
  ready: 'Analiza jest gotowa',
  next: 'Dalej',
  failed: 'Analiza jest chwilowo niedostępna.',
} satisfies Translation['completed']
