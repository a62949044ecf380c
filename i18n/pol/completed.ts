import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Gra ukończona',
  text: 'Gra zaczęła się od kwoty {start|money}, a wszystkich 80 kart zostało odkrytych.',
  finalScore: 'Twój końcowy stan to {score|money}.',
  sending: 'Wysyłamy Twoje ostatnie karty',
  analysing: 'Analizujemy Twoją grę',
  ready: 'Analiza jest gotowa',
  next: 'Dalej',
  failed: 'Analiza jest chwilowo niedostępna.',
} satisfies Translation['completed']
