import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'el',
  name: 'Ελληνικά',
  short: 'EL',
  country: 'GR',
  quotes: '«»',
  currency: 'EUR',
  english: false,
  aliases: ['el', 'ell'],
}
