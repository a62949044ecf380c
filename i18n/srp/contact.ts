import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Pitanje o samotestu u obliku igre kartama',
  body: 'Zdravo,\n\nimam pitanje o samotestu u obliku igre kartama:\n\n',
} satisfies Translation['contact']
