import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Möchten Sie mit jemandem sprechen?',
  text: '{name} hört zu und hilft. Ihren Namen müssen Sie nicht nennen.',
  none: 'Viele Länder haben ein Hilfetelefon für Menschen, die um Geld spielen, und für ihre Angehörigen. Auch Ihre Arztpraxis kann sagen, wo Sie Hilfe finden.',
  always: 'Rund um die Uhr erreichbar, an sieben Tagen der Woche',
  hours: 'Erreichbar {hours}',
  call: 'Anrufen: {phone}',
  message: 'SMS an {phone}',
  chat: 'Online-Chat',
  website: 'Zur Website',
  logo: 'Hilfetelefon: {name}',
} satisfies Translation['helpLine']
