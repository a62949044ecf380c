import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'sv',
  name: 'Svenska',
  short: 'SV',
  country: 'SE',
  quotes: '””',
  currency: 'EUR',
  english: false,
  aliases: ['sv'],
}
