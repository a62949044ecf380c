import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Hur spelar du? Ett självtest med kortspel',
  back: 'Tillbaka',
  close: 'Stäng',
  continue: 'Fortsätt',
  tryAgain: 'Försök igen',
  startAgain: 'Börja om',
  playAgain: 'Spela igen',
  loading: 'Ett ögonblick',
  yes: 'Ja',
  no: 'Nej',
  low: 'Låg',
  high: 'Hög',
} satisfies Translation['common']
