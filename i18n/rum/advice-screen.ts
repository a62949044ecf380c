import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Sfaturile tale',
  heading: 'Trei lucruri care te pot ajuta',
  intro: 'Alese după felul în care ai jucat. Ia ce ți se potrivește.',
  why: 'De ce vezi acest sfat:',
  open: 'Citește doar acest sfat',
  back: 'Înapoi la rezultat',
  backToAdvice: 'Înapoi la sfaturi',
  fullReport: 'Vezi raportul complet',
} satisfies Translation['adviceScreen']
