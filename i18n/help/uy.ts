import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const jugadores: Source = { page: 'https://www.jugadoresanonimos.org', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'UY',
  lines: [{ name: 'Jugadores Anónimos', languages: ['es'], web: { url: 'https://www.jugadoresanonimos.org', source: jugadores } }],
  ways: [],
  emergency: { number: '911', source: lists.children, read: '2026-11-25' },
  crisis: [{ name: 'ASSE: Línea Vida', web: 'https://www.asse.com.uy', source: lists.children, read: '2026-11-25', certainty: 'web-only' }],
  note: 'No national line for gambling was found. ASSE’s line for life is 0800 0767 by pages older than two years, so it is not shown.',
}
