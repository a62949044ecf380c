import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  variantOf: 'eng',
  lang: 'en-GB',
  name: 'English (UK)',
  short: 'UK',
  country: 'GB',
  quotes: '“”',
  currency: 'GBP',
  english: true,
  aliases: ['en-gb', 'gb'],
}
