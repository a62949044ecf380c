import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Sprache',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, öffnet sich in einem neuen Fenster',
  about: 'Über uns',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
  responsible: 'Sicherer spielen',
  terms: 'Nutzungsbedingungen',
  age: '{age}+',
  notice: 'Nehmen Sie sich einen Moment zum Nachdenken. Hilfe ist da.',
  accessibility: 'Barrierefreiheit',
} satisfies Translation['shell']
