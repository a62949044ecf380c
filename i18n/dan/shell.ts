import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Sprog',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, åbner i et nyt vindue',
  about: 'Om os',
  contact: 'Kontakt',
  privacy: 'Privatlivspolitik',
  responsible: 'Mere sikkert spil',
  terms: 'Vilkår og betingelser',
  age: '{age}+',
  notice: 'Tænk dig om, før du spiller. Der er hjælp at få.',
  accessibility: 'Tilgængelighed',
} satisfies Translation['shell']
