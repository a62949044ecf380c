import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'en',
  name: 'English',
  short: 'EN',
  currency: 'EUR',
  english: true,
  aliases: [],
}
