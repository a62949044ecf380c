import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'nl',
  name: 'Nederlands',
  short: 'NL',
  country: 'NL',
  currency: 'EUR',
  english: false,
  aliases: [],
}
