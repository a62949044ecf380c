import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  variantOf: 'eng',
  lang: 'en-US',
  name: 'English (US)',
  short: 'US',
  country: 'US',
  quotes: '“”',
  currency: 'USD',
  english: true,
  aliases: ['en-us'],
}
