import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Sprache',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, öffnet sich in einem neuen Fenster',
  about: 'Über uns',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
  responsible: 'Verantwortungsvolles Spielen',
  terms: 'Nutzungsbedingungen',
  age: '{age}+',
  notice: 'Spielen Sie verantwortungsvoll. Hilfe ist da.',
} satisfies Translation['shell']
