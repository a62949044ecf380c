import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Språk',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, öppnas i ett nytt fönster',
  about: 'Om oss',
  contact: 'Kontakt',
  privacy: 'Integritet',
  responsible: 'Ansvarsfullt spelande',
  terms: 'Villkor',
  age: '{age}+',
  notice: 'Spela ansvarsfullt. Det finns hjälp att få.',
} satisfies Translation['shell']
