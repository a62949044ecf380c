import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Domanda sull’autotest con le carte',
  body: 'Buongiorno,\n\nho una domanda sull’autotest con le carte:\n\n',
} satisfies Translation['contact']
