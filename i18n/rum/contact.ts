import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Întrebare despre testul de autoevaluare cu cărți',
  body: 'Bună ziua,\n\nAm o întrebare despre testul de autoevaluare cu cărți:\n\n',
} satisfies Translation['contact']
