import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  variantOf: 'eng',
  lang: 'en',
  numbers: 'en-IE',
  name: 'English',
  short: 'EN',
  country: 'NL',
  quotes: '“”',
  currency: 'EUR',
  english: true,
  aliases: [],
}
