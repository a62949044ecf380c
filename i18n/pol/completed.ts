import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Gra ukończona',
  text: 'Na początku było {start|money}. Wszystkie 80 kart już za Tobą.',
  finalScore: 'Koniec gry. Punkty: {score|money}.',
  sending: 'Wysyłamy Twoje ostatnie karty',
  analysing: 'Analizujemy Twoją grę',
  ready: 'Analiza jest gotowa',
  next: 'Dalej',
  failed: 'Analiza jest chwilowo niedostępna.',
} satisfies Translation['completed']
