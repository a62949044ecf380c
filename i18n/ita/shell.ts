import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Lingua',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, si apre in una nuova finestra',
  about: 'Chi siamo',
  contact: 'Contatti',
  privacy: 'Privacy',
  responsible: 'Gioco più sicuro',
  terms: 'Termini e condizioni',
  age: '{age}+',
  notice: 'Prenditi un momento per pensarci. Se ne hai bisogno, puoi chiedere aiuto.',
  accessibility: 'Accessibilità',
} satisfies Translation['shell']
