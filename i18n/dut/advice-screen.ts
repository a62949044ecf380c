import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Je tips',
  heading: 'Drie dingen die je kunnen helpen',
  intro: 'Op basis van hoe je speelde. Gebruik wat bij je past.',
  everyone: 'Deze tips zijn goed voor iedereen. Ze zijn niet op basis van jouw spel gekozen.',
  why: 'Waarom je dit ziet:',
  open: 'Open deze tip',
  back: 'Terug naar je resultaat',
  backToAdvice: 'Terug naar je tips',
  fullReport: 'Bekijk het hele rapport',
} satisfies Translation['adviceScreen']
