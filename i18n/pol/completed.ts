import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Gra ukończona',
  text: 'Punkty na początku: {start|money}. Wszystkie 80 kart już za Tobą.',
  finalScore: 'Twoje punkty na koniec: {score|money}.',
  sending: 'Wysyłamy Twoje ostatnie karty',
  analysing: 'Analizujemy Twoją grę',
  waiting: 'Twoja gra czeka w\u00a0kolejce',
  ahead: 'Gry przed Twoją: {ahead}',
  seconds: 'około {seconds} sekund',
  minutes: 'około {minutes} min',
  stay: 'To dzieje się automatycznie. Możesz zostawić tę kartę przeglądarki otwartą i wrócić później.',
  ready: 'Analiza jest gotowa',
  next: 'Dalej',
  failed: 'Analiza się nie udała',
  sent: 'Twoje karty są już wysłane',
  received: 'Otrzymane karty: {sent} z\u00a080',
  analysed: 'Analiza Twojej gry',
  soon: 'To potrwa kilka sekund.',
  offline: 'Nie masz połączenia. Czekamy.',
  kept: 'Błąd jest po naszej stronie. Wszystkie Twoje karty są zapisane.',
  steps: { done: 'gotowe', now: 'teraz', next: 'następne', failed: 'niegotowe' },
} satisfies Translation['completed']
