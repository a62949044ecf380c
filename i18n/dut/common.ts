import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Hoe speel jij? Een zelftest met een kaartspel',
  back: 'Terug',
  close: 'Sluiten',
  continue: 'Verder',
  tryAgain: 'Opnieuw proberen',
  startAgain: 'Opnieuw beginnen',
  playAgain: 'Nog een keer spelen',
  loading: 'Een ogenblik',
  yes: 'Ja',
  no: 'Nee',
  low: 'Laag',
  high: 'Hoog',
} satisfies Translation['common']
