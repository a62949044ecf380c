import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const own: Source = { page: 'https://www.cpldz.sk', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'SK',
  lines: [
    { name: 'Centrum pre liečenie drogových závislostí Bratislava', languages: ['sk'], web: { url: 'https://www.cpldz.sk', source: own } },
  ],
  ways: [],
  emergency: europe,
  young: [{ name: 'Linka detskej istoty', web: 'https://www.ldi.sk', source: lists.children, read: '2026-11-25', certainty: 'web-only' }],
  note: 'The national body that leads to help with gambling; its page could not be opened, so only name and address are given, to be looked at once before a release.',
}
