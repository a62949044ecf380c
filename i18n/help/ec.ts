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
      name: 'Ministerio de Salud Pública (opción 6)',
      call: '171',
      web: 'https://www.salud.gob.ec',
      source: 'https://www.expreso.ec/buenavida/el-pacto-nacional-por-la-salud-mental-5-servicios-gratuitos-en-ecuador-274020.html',
      dated: '2026-02-10',
      also: {
        page: 'https://www.teleamazonas.com/actualidad/noticias/sociedad/ecuador-registro-1-2-millones-atenciones-salud-mental-109181/',
        dated: '2026-01-13',
      },
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  note: 'No national line for gambling was found.',
}
