import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Spørgsmål om selvtesten med kort',
  body: 'Hej\n\nJeg har et spørgsmål om selvtesten med kort:\n\n',
} satisfies Translation['contact']
