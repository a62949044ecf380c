import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Cum joci? Un test de autoevaluare cu cărți',
  back: 'Înapoi',
  close: 'Închide',
  continue: 'Continuă',
  tryAgain: 'Încearcă din nou',
  startAgain: 'Începe din nou',
  playAgain: 'Joacă din nou',
  loading: 'Un moment, te rugăm',
  yes: 'Da',
  no: 'Nu',
  low: 'Puțin',
  high: 'Mult',
} satisfies Translation['common']
