import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Język',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, otwiera się w nowym oknie',
  about: 'O nas',
  contact: 'Kontakt',
  privacy: 'Prywatność',
  responsible: 'Bezpieczniejsza gra',
  terms: 'Regulamin',
  age: '{age}+',
  notice: 'Zatrzymaj się i pomyśl. Pomoc jest dostępna.',
  accessibility: 'Dostępność',
} satisfies Translation['shell']
