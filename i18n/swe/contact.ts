import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Fråga om självtestet med kort',
  body: 'Hej!\n\nJag har en fråga om självtestet med kort:\n\n',
} satisfies Translation['contact']
