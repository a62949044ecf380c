import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'nl',
  name: 'Nederlands',
  short: 'NL',
  country: 'NL',
  quotes: '‘’',
  currency: 'EUR',
  english: false,
  aliases: ['nl', 'nld'],
}
