import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'el',
  name: 'Ελληνικά',
  short: 'EL',
  currency: 'EUR',
  english: false,
  aliases: ['el', 'ell'],
}
