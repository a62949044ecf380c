import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Dine råd',
  heading: 'Tre ting, der kan hjælpe dig',
  intro: 'Ud fra den måde, du spillede på. Brug det, der passer til dig.',
  everyone: 'Disse råd er gode for alle. De er ikke valgt ud fra dit spil.',
  why: 'Derfor ser du det:',
  open: 'Åbn rådet',
  back: 'Tilbage til dit resultat',
  backToAdvice: 'Tilbage til dine råd',
  fullReport: 'Se hele rapporten',
} satisfies Translation['adviceScreen']
