import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Pitanje o testu samoprocene kroz igru kartama',
  body: 'Dobar dan,\n\nimam pitanje o testu samoprocene kroz igru kartama:\n\n',
} satisfies Translation['contact']
