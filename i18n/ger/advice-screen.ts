import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Ihre Tipps',
  heading: 'Drei Dinge, die Ihnen helfen können',
  intro: 'Ausgewählt nach Ihrer Spielweise. Nutzen Sie, was zu Ihnen passt.',
  everyone: 'Diese Tipps helfen allen. Sie wurden nicht nach Ihrem Spiel ausgewählt.',
  why: 'Warum Sie das sehen:',
  open: 'Tipp öffnen',
  back: 'Zurück zu Ihrem Ergebnis',
  backToAdvice: 'Zurück zu Ihren Tipps',
  fullReport: 'Vollständigen Bericht ansehen',
} satisfies Translation['adviceScreen']
