import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Joc încheiat',
  text: 'Ai început cu {start|money} și ai întors toate cele 80 de cărți.',
  finalScore: 'Ai terminat cu {score|money} în puncte.',
  sending: 'Se trimit ultimele tale cărți',
  analysing: 'Jocul tău este în curs de analiză',
  waiting: 'Jocul tău așteaptă la rând',
  ahead: 'Jocuri înaintea jocului tău: {ahead}',
  seconds: 'circa {seconds} {{secunde|secundă|secunde|secunde|secunde|de secunde}}',
  minutes: 'circa {minutes} {{minute|minut|minute|minute|minute|de minute}}',
  stay: 'Se face de la sine. Poți lăsa fila deschisă și poți reveni mai târziu.',
  ready: 'Analiza ta este gata',
  next: 'Continuă',
  failed: 'Analiza nu a reușit',
  sent: 'Cărțile tale au fost trimise',
  received: 'Cărți primite: {sent} din 80',
  analysed: 'Analiza jocului tău',
  soon: 'Durează câteva secunde.',
  offline: 'Nu ai conexiune. Așteptăm.',
  kept: 'Eroarea este a noastră. Toate cărțile tale sunt păstrate.',
  steps: { done: 'gata', now: 'acum', next: 'urmează', failed: 'neterminat' },
} satisfies Translation['completed']
