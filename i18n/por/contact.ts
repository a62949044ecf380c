import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Pergunta sobre o autoteste com cartas',
  body: 'Olá,\n\nTenho uma pergunta sobre o autoteste com cartas:\n\n',
} satisfies Translation['contact']
