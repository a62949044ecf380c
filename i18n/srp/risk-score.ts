import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Jedno pitanje pre rezultata',
  title: 'Koliko je rizična bila vaša igra?',
  instruction: 'Pomerite klizač da označite svoj nivo rizika',
  slider: 'Vaš nivo rizika',
  low: 'Nizak rizik',
  high: 'Visok rizik',
  value: '{value} od 100',
  less: 'Manje rizika',
  more: 'Više rizika',
  note: 'Oslonite se na osećaj. Možete da odgovorite samo jednom.',
  submit: 'Prikaži moj rezultat',
  moveFirst: 'Prvo pomerite klizač',
  given: 'Već ste dali procenu: {value}.',
  sending: 'Vaša procena se šalje',
} satisfies Translation['riskScore']
