import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  variantOf: 'dut',
  lang: 'nl',
  name: 'Nederlands',
  short: 'NL',
  country: 'NL',
  quotes: '‘’',
  currency: 'EUR',
  english: false,
  aliases: [],
}
