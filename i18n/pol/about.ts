import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'pl',
  name: 'Polski',
  short: 'PL',
  country: 'PL',
  quotes: '„”',
  currency: 'EUR',
  english: false,
  aliases: ['pl'],
}
