import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'sr-Latn',
  name: 'Srpski',
  short: 'SR',
  country: 'RS',
  quotes: '„”',
  currency: 'EUR',
  english: false,
  aliases: ['sr', 'sr-latn', 'sr-latn-rs'],
}
