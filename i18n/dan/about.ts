import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'da',
  name: 'Dansk',
  short: 'DA',
  country: 'DK',
  currency: 'EUR',
  english: false,
  aliases: ['da'],
}
