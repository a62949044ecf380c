import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Et spørgsmål før dit resultat',
  title: 'Hvor risikabelt spillede du?',
  instruction: 'Flyt skyderen for at angive dit risikoniveau',
  slider: 'Dit risikoniveau',
  low: 'Lav risiko',
  high: 'Høj risiko',
  value: '{value} ud af 100',
  less: 'Mindre risiko',
  more: 'Mere risiko',
  note: 'Stol på din mavefornemmelse. Du kan kun svare én gang.',
  submit: 'Se mit resultat',
  moveFirst: 'Flyt først skyderen',
  given: 'Du har allerede gættet: {value}.',
  sending: 'Dit gæt bliver sendt',
} satisfies Translation['riskScore']
