import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Jezik',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, otvara se u novom prozoru',
  about: 'O nama',
  contact: 'Kontakt',
  privacy: 'Privatnost',
  responsible: 'Odgovorno igranje',
  terms: 'Uslovi korišćenja',
  age: '{age}+',
  notice: 'Igrajte odgovorno. Pomoć postoji.',
} satisfies Translation['shell']
