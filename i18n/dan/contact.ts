import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Spørgsmål om selvtesten med kortspil',
  body: 'Hej\n\nJeg har et spørgsmål om selvtesten med kortspil:\n\n',
} satisfies Translation['contact']
