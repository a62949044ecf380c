import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Joc încheiat',
  text: 'Ai început cu {start|money} și ai întors toate cele 80 de cărți.',
  finalScore: 'Ai terminat cu {score|money} în puncte.',
  sending: 'Se trimit ultimele tale cărți',
  analysing: 'Jocul tău este în curs de analiză',
  waiting: 'Jocul tău așteaptă analiza',
  ahead: 'Jocuri înaintea jocului tău: {ahead}',
  seconds: 'circa {seconds} {{secunde|secundă|secunde|secunde|secunde|de secunde}}',
  minutes: 'circa {minutes} {{minute|minut|minute|minute|minute|de minute}}',
  stay: 'Se face de la sine. Poți lăsa fila deschisă și poți reveni mai târziu.',
  ready: 'Analiza ta este gata',
  next: 'Continuă',
  failed: 'Analiza nu este disponibilă acum.',
} satisfies Translation['completed']
