import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Język',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, otwiera się w nowym oknie',
  about: 'O nas',
  contact: 'Kontakt',
  privacy: 'Prywatność',
  responsible: 'Odpowiedzialna gra',
  terms: 'Regulamin',
  age: '{age}+',
  notice: 'Graj odpowiedzialnie. Pomoc jest dostępna.',
} satisfies Translation['shell']
