import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Eén vraag vóór je resultaat',
  title: 'Hoe riskant speelde je?',
  instruction: 'Verplaats de schuifknop om je risiconiveau aan te geven',
  slider: 'Je risiconiveau',
  low: 'Laag risico',
  high: 'Hoog risico',
  value: '{value} van de 100',
  less: 'Minder risico',
  more: 'Meer risico',
  note: 'Ga af op je gevoel. Je kunt maar één keer antwoorden.',
  submit: 'Bekijk mijn resultaat',
  moveFirst: 'Verplaats eerst de schuifknop',
  given: 'Je hebt je inschatting al gegeven: {value}.',
  sending: 'Je inschatting wordt verstuurd',
} satisfies Translation['riskScore']
