import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  variantOf: 'por',
  lang: 'pt-BR',
  name: 'Português (Brasil)',
  short: 'PT-BR',
  country: 'BR',
  quotes: '“”',
  currency: 'USD',
  english: false,
  aliases: ['pt-br'],
}
