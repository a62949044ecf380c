import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'pt',
  numbers: 'pt-PT',
  name: 'Português',
  short: 'PT',
  country: 'PT',
  quotes: '«»',
  currency: 'EUR',
  english: false,
  aliases: ['pt'],
}
