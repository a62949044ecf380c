import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'de',
  name: 'Deutsch',
  short: 'DE',
  country: 'DE',
  quotes: '„“',
  currency: 'EUR',
  english: false,
  aliases: ['de', 'deu'],
}
