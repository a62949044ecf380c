import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Igra je završena',
  text: 'Počeli ste sa {start|money} i okrenuli svih 80 karata.',
  finalScore: 'Vaše konačno stanje je {score|money}.',
  sending: 'Šalju se vaše poslednje karte',
  analysing: 'Vaša igra se analizira',
  ready: 'Vaša analiza je spremna',
  next: 'Nastavi',
  failed: 'Analiza trenutno nije dostupna.',
} satisfies Translation['completed']
