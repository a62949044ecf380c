import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'en-US',
  name: 'English (US)',
  short: 'US',
  country: 'US',
  currency: 'USD',
  english: true,
  aliases: [],
}
