import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Cum joci? Un autotest sub formă de joc de cărți',
  back: 'Înapoi',
  close: 'Închide',
  continue: 'Continuă',
  tryAgain: 'Încearcă din nou',
  startAgain: 'Ia-o de la capăt',
  playAgain: 'Joacă din nou',
  loading: 'Un moment, te rugăm',
  yes: 'Da',
  no: 'Nu',
  low: 'Scăzută',
  high: 'Ridicată',
} satisfies Translation['common']
