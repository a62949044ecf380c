import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Pergunta sobre o teste de autoavaliação com cartas',
  body: 'Olá,\n\nTenho uma pergunta sobre o teste de autoavaliação com cartas:\n\n',
} satisfies Translation['contact']
