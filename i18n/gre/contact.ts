import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Ερώτηση για το τεστ αυτοαξιολόγησης με κάρτες',
  body: 'Γεια σας,\n\nέχω μια ερώτηση για το τεστ αυτοαξιολόγησης με κάρτες:\n\n',
} satisfies Translation['contact']
