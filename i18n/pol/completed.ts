import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Gra ukończona',
  text: 'Punkty na początku: {start|money}. Wszystkie 80 kart już za Tobą.',
  finalScore: 'Twoje punkty na koniec: {score|money}.',
  sending: 'Wysyłamy Twoje ostatnie karty',
  analysing: 'Analizujemy Twoją grę',
  waiting: 'Twoja gra czeka na analizę',
  ahead: 'Gry przed Twoją: {ahead}',
  seconds: 'około {seconds} sekund',
  minutes: 'około {minutes} min',
  stay: 'To dzieje się automatycznie. Możesz zostawić tę kartę przeglądarki otwartą i wrócić później.',
  ready: 'Analiza jest gotowa',
  next: 'Dalej',
  failed: 'Analiza jest chwilowo niedostępna.',
} satisfies Translation['completed']
