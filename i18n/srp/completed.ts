import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Igra je završena',
  text: 'Počeli ste sa {start|money} i okrenuli svih 80 karata.',
  finalScore: 'Završili ste sa {score|money} u poenima.',
  sending: 'Šalju se vaše poslednje karte',
  analysing: 'Vaša igra se analizira',
  waiting: 'Vaša igra čeka na red',
  ahead: 'Igre pre vaše: {ahead}',
  seconds: 'oko {seconds} sekundi',
  minutes: 'oko {minutes} min',
  stay: 'To ide samo od sebe. Ovu karticu možete ostaviti otvorenu i vratiti se kasnije.',
  ready: 'Vaša analiza je spremna',
  next: 'Nastavi',
  failed: 'Analiza nije uspela',
  sent: 'Vaše karte su poslate',
  received: 'Primljene karte: {sent} od 80',
  analysed: 'Analiza vaše igre',
  soon: 'To traje nekoliko sekundi.',
  offline: 'Nemate internet vezu. Čekamo.',
  kept: 'Greška je naša. Sve vaše karte su sačuvane.',
  steps: { done: 'gotovo', now: 'sada', next: 'sledeće', failed: 'nije gotovo' },
} satisfies Translation['completed']
