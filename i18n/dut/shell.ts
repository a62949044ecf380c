import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Taal',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, opent in een nieuw venster',
  about: 'Over ons',
  contact: 'Contact',
  privacy: 'Privacy',
  responsible: 'Bewust spelen',
  terms: 'Voorwaarden',
  age: '{age}+',
  notice: 'Speel bewust. Er is hulp als je die wilt.',
  accessibility: 'Toegankelijkheid',
} satisfies Translation['shell']
