import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Eine Frage vor Ihrem Ergebnis',
  title: 'Wie riskant haben Sie gespielt?',
  instruction: 'Bewegen Sie den Regler, um Ihr Risiko anzugeben',
  slider: 'Ihr Risiko',
  low: 'Niedriges Risiko',
  high: 'Hohes Risiko',
  value: '{value} von 100',
  less: 'Weniger Risiko',
  more: 'Mehr Risiko',
  note: 'Verlassen Sie sich auf Ihr Gefühl. Sie können nur einmal antworten.',
  submit: 'Mein Ergebnis ansehen',
  moveFirst: 'Bitte bewegen Sie zuerst den Regler',
  given: 'Sie haben Ihre Schätzung schon abgegeben: {value}.',
  sending: 'Ihre Schätzung wird gesendet',
} satisfies Translation['riskScore']
