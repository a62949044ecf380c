import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Ihre Ratschläge',
  heading: 'Drei Dinge, die Ihnen helfen können',
  intro: 'Ausgewählt nach Ihrer Spielweise. Nutzen Sie, was zu Ihnen passt.',
  everyone: 'Sie helfen allen. Sie sind nicht nach Ihrem Spiel ausgewählt.',
  why: 'Warum Sie das sehen:',
  open: 'Tipp öffnen',
  back: 'Zurück zu Ihrem Ergebnis',
  backToAdvice: 'Zurück zu Ihren Ratschlägen',
  fullReport: 'Vollständigen Bericht ansehen',
} satisfies Translation['adviceScreen']
