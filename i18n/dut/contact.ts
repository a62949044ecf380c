import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Vraag over de zelftest met het kaartspel',
  body: 'Hallo,\n\nIk heb een vraag over de zelftest met het kaartspel:\n\n',
} satisfies Translation['contact']
