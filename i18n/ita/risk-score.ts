import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Una domanda prima del risultato',
  title: 'Quanto è stato rischioso il tuo gioco?',
  instruction: 'Sposta il cursore per indicare il tuo livello di rischio',
  slider: 'Il tuo livello di rischio',
  low: 'Rischio basso',
  high: 'Rischio alto',
  value: '{value} su 100',
  less: 'Meno rischio',
  more: 'Più rischio',
  note: 'Segui il tuo istinto. Puoi rispondere una volta sola.',
  submit: 'Vedi il risultato',
  moveFirst: 'Prima sposta il cursore',
  given: 'Hai già dato la tua stima: {value}.',
  sending: 'Invio della tua stima in corso',
} satisfies Translation['riskScore']
