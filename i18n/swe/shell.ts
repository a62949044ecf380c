import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Språk',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, öppnas i ett nytt fönster',
  about: 'Om oss',
  contact: 'Kontakt',
  privacy: 'Integritetspolicy',
  responsible: 'Säkrare spelande',
  terms: 'Villkor',
  age: '{age}+',
  notice: 'Stanna upp och tänk efter. Det finns hjälp.',
  accessibility: 'Tillgänglighet',
} satisfies Translation['shell']
