import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Hoe speel jij? Een zelftest als kaartspel',
  back: 'Terug',
  close: 'Sluiten',
  continue: 'Verder',
  tryAgain: 'Probeer opnieuw',
  startAgain: 'Opnieuw beginnen',
  playAgain: 'Nog een keer spelen',
  loading: 'Een ogenblik',
  yes: 'Ja',
  no: 'Nee',
  low: 'Laag',
  high: 'Hoog',
  newWindow: 'opent in een nieuw venster',
} satisfies Translation['common']
