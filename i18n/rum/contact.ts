import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Întrebare despre autotestul cu cărți',
  body: 'Bună ziua,\n\nAm o întrebare despre autotestul cu cărți:\n\n',
} satisfies Translation['contact']
