import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Joc încheiat',
  text: 'Ai început cu {start|money} și ai întors toate cele 80 de cărți.',
  finalScore: 'Ai terminat cu {score|money} în puncte.',
  sending: 'Se trimit ultimele tale cărți',
  analysing: 'Jocul tău este în curs de analiză',
  waiting: 'Jocul tău așteaptă analiza',
  ahead: 'Jocuri înaintea ta: {ahead}',
  seconds: 'circa {seconds} s',
  minutes: 'circa {minutes} min',
  stay: 'Continuă de la sine. Poți lăsa fila deschisă și reveni mai târziu.',
  ready: 'Analiza ta este gata',
  next: 'Continuă',
  failed: 'Analiza nu este disponibilă acum.',
} satisfies Translation['completed']
