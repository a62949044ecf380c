import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'it',
  name: 'Italiano',
  short: 'IT',
  country: 'IT',
  quotes: '«»',
  currency: 'EUR',
  english: false,
  aliases: ['it'],
}
