import type { HelpEntry, Source } from './entry.ts'

const hjelpelinjen: Source = {
  page: 'https://hjelpelinjen.no/aktuelt/bla-kors-tar-over-drifta-av-hjelpelinjen/',
  dated: '2023',
  read: '2026-11-22',
  certainty: 'own',
}

export const help: HelpEntry = {
  place: 'NO',
  lines: [{ name: 'Hjelpelinjen', languages: ['nb'], web: { url: 'https://hjelpelinjen.no', source: hjelpelinjen } }],
  ways: [{ kind: 'relatives', name: 'Hjelpelinjen', url: 'https://hjelpelinjen.no', source: hjelpelinjen }],
  note: 'The number was not on the pages that could be read; a chat is on the site.',
}
