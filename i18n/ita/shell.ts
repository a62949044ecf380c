import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Lingua',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, si apre in una nuova finestra',
  about: 'Chi siamo',
  contact: 'Contatti',
  privacy: 'Privacy',
  responsible: 'Gioco responsabile',
  terms: 'Termini e condizioni',
  age: '{age}+',
  notice: 'Gioca in modo responsabile. Un aiuto è disponibile.',
} satisfies Translation['shell']
