import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Langue',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, s’ouvre dans une nouvelle fenêtre',
  about: 'À propos de nous',
  contact: 'Contact',
  privacy: 'Confidentialité',
  responsible: 'Jeu à moindre risque',
  terms: 'Conditions d’utilisation',
  age: '{age}+',
  notice: 'Prenez un moment pour réfléchir. Une aide est disponible.',
  accessibility: 'Accessibilité',
} satisfies Translation['shell']
