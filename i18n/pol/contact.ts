import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Pytanie o test samooceny w formie gry w karty',
  body: 'Dzień dobry,\n\nmam pytanie o test samooceny w formie gry w karty:\n\n',
} satisfies Translation['contact']
