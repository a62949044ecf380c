import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const aktuelt: Source = {
  page: 'https://hjelpelinjen.no/aktuelt/bla-kors-tar-over-drifta-av-hjelpelinjen/',
  dated: '2023',
  read: '2026-11-25',
  certainty: 'own',
}
const nhi: Source = {
  page: 'https://nhi.no/sykdommer/psykisk-helse/diverse/spilleavhengighet/?page=4',
  read: '2026-11-26',
  certainty: 'second-hand',
  also: { page: 'https://play.acast.com/s/snakkom/b8aacb5d-7ac9-40fd-b3a1-2a04b28c7177' },
}
const audit: Source = {
  page: 'Audit of a public repository, 9 August 2026: checked against hjelpelinjen.no, Blå Kors and Lotteritilsynet',
  dated: '2026-08',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: lists.others },
}

export const help: HelpEntry = {
  place: 'NO',
  lines: [
    {
      name: 'Hjelpelinjen',
      languages: ['nb'],
      web: { url: 'https://hjelpelinjen.no', source: aktuelt },
      phone: { national: '800 800 40', dial: '+4780080040', source: nhi },
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
      source: lists.children,
      read: '2026-11-26',
      certainty: 'web-only',
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
  note: 'A chat is on the site.',
}
