import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Pregunta sobre el test de autoevaluación con cartas',
  body: 'Hola:\n\nTengo una pregunta sobre el test de autoevaluación con cartas:\n\n',
} satisfies Translation['contact']
