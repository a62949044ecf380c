import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'sr-Latn',
  name: 'Srpski',
  short: 'SR',
  country: 'RS',
  currency: 'EUR',
  english: false,
  aliases: ['sr', 'sr-latn', 'sr-latn-rs'],
}
