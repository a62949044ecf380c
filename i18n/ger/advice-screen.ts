import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Ihre Ratschläge',
  heading: 'Drei Dinge, die Ihnen helfen können',
  intro: 'Ausgewählt danach, wie Sie gespielt haben. Nehmen Sie, was zu Ihnen passt.',
  why: 'Warum Sie das sehen:',
  open: 'Diesen Tipp einzeln lesen',
  back: 'Zurück zu Ihrem Ergebnis',
  backToAdvice: 'Zurück zu Ihren Ratschlägen',
  fullReport: 'Vollständigen Bericht ansehen',
} satisfies Translation['adviceScreen']
