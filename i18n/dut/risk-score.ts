import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Eén vraag vóór je resultaat',
  title: 'Hoe riskant speelde je?',
  instruction: 'Verplaats de schuifknop om je risiconiveau aan te geven',
  slider: 'Je risiconiveau',
  low: 'Laag risico',
  high: 'Hoog risico',
  value: '{value} van 100',
  less: 'Minder risico',
  more: 'Meer risico',
  note: 'Er is geen goed antwoord. Je schatting laat zien hoe je je eigen spel ziet. Je kunt maar één keer schatten.',
  submit: 'Bekijk mijn resultaat',
  moveFirst: 'Verplaats eerst de schuifknop',
  given: 'Je hebt je schatting al gegeven: {value}.',
  sending: 'Je schatting wordt verstuurd',
} satisfies Translation['riskScore']
