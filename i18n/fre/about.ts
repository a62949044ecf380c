import type { SetInfo } from '../set-info.ts'

export const about: SetInfo = {
  lang: 'fr',
  name: 'Français',
  short: 'FR',
  country: 'FR',
  quotes: '«»',
  currency: 'EUR',
  english: false,
  aliases: ['fr', 'fra'],
}
