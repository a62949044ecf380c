import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Jezik',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, otvara se u novom prozoru',
  about: 'O nama',
  contact: 'Kontakt',
  privacy: 'Privatnost',
  responsible: 'Bezbednije kockanje',
  terms: 'Uslovi korišćenja',
  age: '{age}+',
  notice: 'Zastanite i razmislite. Pomoć postoji.',
  accessibility: 'Pristupačnost',
} satisfies Translation['shell']
