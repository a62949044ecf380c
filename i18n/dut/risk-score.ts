import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Eén vraag voor je resultaat',
  title: 'Hoe riskant speelde je?',
  instruction: 'Verschuif de schuif om je risiconiveau aan te geven',
  slider: 'Je risiconiveau',
  low: 'Laag risico',
  high: 'Hoog risico',
  value: '{value} van 100',
  less: 'Minder risico',
  more: 'Meer risico',
  note: 'Er is geen goed antwoord. Je schatting laat zien hoe je zelf je spel ziet, en je kunt hem één keer geven.',
  submit: 'Bekijk mijn resultaat',
  moveFirst: 'Verschuif eerst de schuif',
  given: 'Je hebt je schatting al gegeven: {value}.',
  sending: 'Je schatting wordt verstuurd',
} satisfies Translation['riskScore']
