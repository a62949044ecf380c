import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Igra je završena',
  text: 'Počeli ste sa {start|money} i okrenuli svih 80 karata.',
  finalScore: 'Završili ste sa {score|money} u poenima.',
  sending: 'Šalju se vaše poslednje karte',
  analysing: 'Vaša igra se analizira',
  waiting: 'Vaša igra čeka na analizu',
  ahead: 'Igre pre vaše: {ahead}',
  seconds: 'oko {seconds} sekundi',
  minutes: 'oko {minutes} min',
  stay: 'To ide samo od sebe. Ovu karticu možete ostaviti otvorenu i vratiti se kasnije.',
  ready: 'Vaša analiza je spremna',
  next: 'Nastavi',
  failed: 'Analiza trenutno nije dostupna.',
} satisfies Translation['completed']
