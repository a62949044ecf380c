import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Limba',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, se deschide într-o fereastră nouă',
  about: 'Despre noi',
  contact: 'Contact',
  privacy: 'Confidențialitate',
  responsible: 'Joc mai sigur',
  terms: 'Termeni și condiții',
  age: '{age}+',
  notice: 'Ia-ți o clipă de gândire. Poți primi ajutor.',
  accessibility: 'Accesibilitate',
} satisfies Translation['shell']
