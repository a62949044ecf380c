import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'es',
  name: 'Español',
  short: 'ES',
  currency: 'EUR',
  english: false,
  aliases: ['es'],
}
