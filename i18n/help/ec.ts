import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const jugadores: Source = { page: 'https://www.jugadoresanonimos.org', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'EC',
  lines: [{ name: 'Jugadores Anónimos', languages: ['es'], web: { url: 'https://www.jugadoresanonimos.org', source: jugadores } }],
  ways: [],
  emergency: { number: '911', source: lists.children, read: '2026-11-25' },
  crisis: [
    {
      name: 'Ministerio de Salud Pública',
      web: 'https://www.salud.gob.ec',
      source: lists.children,
      read: '2026-11-25',
      certainty: 'web-only',
    },
  ],
  note: 'No national line for gambling was found.',
}
