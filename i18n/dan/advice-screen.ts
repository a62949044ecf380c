import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Dine råd',
  heading: 'Tre ting, der kan hjælpe dig',
  intro: 'Valgt ud fra den måde, du spillede på. Tag det, der passer til dig.',
  why: 'Derfor ser du det:',
  open: 'Læs dette råd for sig',
  back: 'Tilbage til dit resultat',
  backToAdvice: 'Tilbage til dine råd',
  fullReport: 'Se hele rapporten',
} satisfies Translation['adviceScreen']
