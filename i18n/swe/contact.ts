import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Fråga om självtestet med kortspel',
  body: 'Hej!\n\nJag har en fråga om självtestet med kortspel:\n\n',
} satisfies Translation['contact']
