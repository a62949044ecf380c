import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Sprog',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, åbner i et nyt vindue',
  about: 'Om os',
  contact: 'Kontakt',
  privacy: 'Privatliv',
  responsible: 'Ansvarligt spil',
  terms: 'Vilkår og betingelser',
  age: '{age}+',
  notice: 'Spil ansvarligt. Der er hjælp at få.',
} satisfies Translation['shell']
