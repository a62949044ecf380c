import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Hvordan spiller du? En selvtest med kortspil',
  back: 'Tilbage',
  close: 'Luk',
  continue: 'Fortsæt',
  tryAgain: 'Prøv igen',
  startAgain: 'Start forfra',
  playAgain: 'Spil igen',
  loading: 'Et øjeblik',
  yes: 'Ja',
  no: 'Nej',
  low: 'Lav',
  high: 'Høj',
} satisfies Translation['common']
