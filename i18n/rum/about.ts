import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'ro',
  name: 'Română',
  short: 'RO',
  country: 'RO',
  quotes: '„”',
  currency: 'EUR',
  english: false,
  aliases: ['ro', 'ron'],
}
