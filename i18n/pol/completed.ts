import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Gra ukończona',
  text: 'Na początku {start|money}, odkryte wszystkie 80 kart.',
  finalScore: 'Twój końcowy stan to {score|money}.',
  sending: 'Wysyłamy Twoje ostatnie karty',
  analysing: 'Analizujemy Twoją grę',
  ready: 'Analiza jest gotowa',
  next: 'Dalej',
  failed: 'Analiza jest chwilowo niedostępna.',
} satisfies Translation['completed']
