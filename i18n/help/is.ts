import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const abyrg: Source = { page: 'Public page of a site’s duties by country: abyrgspilun.is', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'IS',
  lines: [{ name: 'Ábyrg spilun', languages: ['is'], web: { url: 'https://www.abyrgspilun.is', source: abyrg } }],
  ways: [],
  emergency: { number: '112', source: lists.children, read: '2026-11-26' },
  crisis: [
    {
      name: 'Hjálparsími Rauða krossins',
      call: '1717',
      web: 'https://www.raudikrossinn.is',
      hours: 'always',
      source: 'https://www.raudikrossinn.is/verkefni/innanlandsverkefni/heilbrigdi-og-velferd/hjalparsiminn-1717-og-netspjallid/',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
}
