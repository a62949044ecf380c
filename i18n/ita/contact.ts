import type { Translation } from '../i18n-types.ts'

export const contact = {
  subject: 'Domanda sul test di autovalutazione con le carte',
  body: 'Buongiorno,\n\nho una domanda sul test di autovalutazione con le carte:\n\n',
} satisfies Translation['contact']
