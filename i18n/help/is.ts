import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const abyrg: Source = { page: 'Public page of a site’s duties by country: abyrgspilun.is', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'IS',
  lines: [{ name: 'Ábyrg spilun', languages: ['is'], web: { url: 'https://www.abyrgspilun.is', source: abyrg } }],
  ways: [],
  emergency: { number: '112', source: lists.children, read: '2026-11-26' },
  crisis: [
    { name: 'Hjálparsími Rauða krossins 1717', web: 'https://1717.is', source: lists.others, read: '2026-11-25', certainty: 'web-only' },
  ],
}
