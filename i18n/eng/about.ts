import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'en',
  numbers: 'en-IE',
  name: 'English',
  short: 'EN',
  quotes: '“”',
  currency: 'EUR',
  english: true,
  aliases: ['en'],
}
