import type { HelpEntry, Source } from './entry.ts'
import { datedLists, lists } from './public-lists.ts'

const aktuelt: Source = {
  page: 'https://hjelpelinjen.no/aktuelt/bla-kors-tar-over-drifta-av-hjelpelinjen/',
  dated: '2023',
  read: '2026-11-25',
  certainty: 'own',
}
const audit: Source = { ...datedLists.audit, read: '2026-11-26', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'NO',
  lines: [
    {
      name: 'Hjelpelinjen',
      languages: ['nb'],
      web: { url: 'https://hjelpelinjen.no', source: aktuelt },
      phone: { national: '800 800 40', dial: '+4780080040', source: audit },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' }], source: audit },
      free: { source: audit },
    },
  ],
  ways: [{ kind: 'relatives', name: 'Hjelpelinjen', url: 'https://hjelpelinjen.no', source: aktuelt }],
  emergency: { number: '112', source: lists.children, read: '2026-11-25' },
  crisis: [
    {
      name: 'Mental Helse: Hjelpetelefonen',
      call: '116 123',
      web: 'https://mentalhelse.no',
      hours: 'always',
      source: 'https://helsenorge.no/sykdom/psykiske-lidelser/depresjon/selvmord-og-selvmordstanker',
      official: true,
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  young: [
    {
      name: 'Alarmtelefonen for barn og unge',
      web: 'https://www.116111.no',
      source: lists.children,
      read: '2026-11-25',
      certainty: 'web-only',
    },
  ],
  note: 'A chat is on the site. The number stands on one dated page (nhi.no and a podcast print it without a date), so it is not shown. The health service’s page has the crisis number; that it answers day and night says the list of August 2026 and radio3bodo.no (2024-09).',
}
