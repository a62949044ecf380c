import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'en-GB',
  name: 'English (UK)',
  short: 'UK',
  country: 'GB',
  currency: 'GBP',
  english: true,
  aliases: ['en-gb', 'gb'],
}
