import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Wie spielen Sie? Ein Selbsttest als Kartenspiel',
  back: 'Zurück',
  close: 'Schließen',
  continue: 'Weiter',
  tryAgain: 'Noch einmal versuchen',
  startAgain: 'Neu beginnen',
  playAgain: 'Noch einmal spielen',
  loading: 'Einen Moment, bitte',
  yes: 'Ja',
  no: 'Nein',
  low: 'Schwach',
  high: 'Stark',
} satisfies Translation['common']
