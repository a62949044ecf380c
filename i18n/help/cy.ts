import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const naac: Source = {
  page: 'https://www.philenews.com/kipros/koinonia/article/1637051',
  dated: '2025-10-25',
  read: '2026-11-25',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'CY',
  lines: [{ name: 'Αρχή Αντιμετώπισης Εξαρτήσεων Κύπρου', languages: ['el'], web: { url: 'https://www.naac.org.cy', source: naac } }],
  ways: [],
  emergency: europe,
  crisis: [
    {
      name: 'Cyprus Samaritans',
      web: 'https://www.cyprussamaritans.org',
      source: lists.services,
      read: '2026-11-25',
      certainty: 'web-only',
    },
  ],
  young: [
    {
      name: 'Hope For Children',
      call: '1466',
      web: 'https://uncrcpc.org.cy',
      hours: 'always',
      source: 'https://uncrcpc.org.cy/article/to-hope-for-children-giortazei-ti-diethni-imera-tilef',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  note: 'The Authority’s line is 1422 by one page: not shown until its own says so.',
}
