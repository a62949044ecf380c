import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Pregunta sobre el autotest con cartas',
  body: 'Hola:\n\nTengo una pregunta sobre el autotest con cartas:\n\n',
} satisfies Translation['contact']
