import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Limba',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, se deschide într-o fereastră nouă',
  about: 'Despre noi',
  contact: 'Contact',
  privacy: 'Confidențialitate',
  responsible: 'Joc responsabil',
  terms: 'Termeni și condiții',
  age: '{age}+',
  notice: 'Joacă responsabil. Poți primi ajutor.',
} satisfies Translation['shell']
