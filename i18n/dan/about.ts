import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'da',
  name: 'Dansk',
  short: 'DA',
  country: 'DK',
  quotes: '“”',
  currency: 'EUR',
  english: false,
  aliases: ['da'],
}
