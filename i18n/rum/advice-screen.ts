import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Sfaturile tale',
  heading: 'Trei lucruri care te pot ajuta',
  intro: 'După felul în care ai jucat. Folosește ce ți se potrivește.',
  everyone: 'Aceste sfaturi sunt bune pentru toată lumea. Nu au fost alese după jocul tău.',
  why: 'De ce vezi acest sfat:',
  open: 'Deschide sfatul',
  back: 'Înapoi la rezultat',
  backToAdvice: 'Înapoi la sfaturi',
  fullReport: 'Vezi raportul complet',
} satisfies Translation['adviceScreen']
