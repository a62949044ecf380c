import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Dina råd',
  heading: 'Tre saker som kan hjälpa dig',
  intro: 'Utifrån hur du spelade. Använd det som passar dig.',
  everyone: 'De här råden är bra för alla. De är inte valda efter ditt spel.',
  why: 'Därför ser du det här:',
  open: 'Öppna rådet',
  back: 'Tillbaka till ditt resultat',
  backToAdvice: 'Tillbaka till dina råd',
  fullReport: 'Se hela rapporten',
} satisfies Translation['adviceScreen']
