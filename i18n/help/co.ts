import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const jugadores: Source = { page: 'https://www.jugadoresanonimos.org', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'CO',
  lines: [{ name: 'Jugadores Anónimos', languages: ['es'], web: { url: 'https://www.jugadoresanonimos.org', source: jugadores } }],
  ways: [],
  emergency: { number: '123', source: lists.emergency, read: '2026-11-25' },
  crisis: [
    {
      name: 'Línea 106',
      call: '106',
      source: lists.emergency,
      also: { page: lists.services },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'Línea 141 (ICBF)',
      call: '141',
      web: 'https://www.icbf.gov.co',
      source: lists.children,
      also: { page: lists.services },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  note: 'No national line for gambling was found.',
}
