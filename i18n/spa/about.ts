import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'es',
  name: 'Español',
  short: 'ES',
  country: 'ES',
  quotes: '«»',
  currency: 'EUR',
  english: false,
  aliases: ['es'],
}
