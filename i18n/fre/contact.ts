import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Question sur le test d’auto-évaluation par jeu de cartes',
  body: 'Bonjour,\n\nJ’ai une question sur le test d’auto-évaluation par jeu de cartes :\n\n',
} satisfies Translation['contact']
