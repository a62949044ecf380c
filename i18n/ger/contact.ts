import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Frage zum Kartenspiel-Selbsttest',
  body: 'Guten Tag,\n\nich habe eine Frage zum Kartenspiel-Selbsttest:\n\n',
} satisfies Translation['contact']
