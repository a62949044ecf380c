import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Frage zum Selbsttest als Kartenspiel',
  body: 'Guten Tag,\n\nich habe eine Frage zum Selbsttest als Kartenspiel:\n\n',
} satisfies Translation['contact']
