import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Pytanie o autotest w formie gry w karty',
  body: 'Dzień dobry,\n\nmam pytanie o autotest w formie gry w karty:\n\n',
} satisfies Translation['contact']
