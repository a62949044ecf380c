import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const jugadores: Source = { page: 'https://www.jugadoresanonimos.org', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'CL',
  lines: [{ name: 'Jugadores Anónimos', languages: ['es'], web: { url: 'https://www.jugadoresanonimos.org', source: jugadores } }],
  ways: [],
  emergency: { number: '131', source: lists.emergency, read: '2026-11-25' },
  crisis: [
    {
      name: 'Línea de Prevención del Suicidio',
      call: '*4141',
      web: 'https://www.gob.cl/saludablemente',
      hours: 'always',
      source:
        'https://www.eldinamo.cl/sociedad/2025/10/29/tres-anos-de-escucha-y-apoyo-linea-de-prevencion-del-suicidio-ha-recibido-mas-de-227-000-llamadas/',
      dated: '2025-10-29',
      also: {
        page: 'https://www.latercera.com/nacional/noticia/fono-4141-de-prevencion-del-suicidio-mas-de-227000-llamadas-atendidas-en-tres-anos/',
        dated: '2025-10-28',
      },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  young: [{ name: 'Fono Infancia', web: 'https://www.fonoinfancia.cl', source: lists.children, read: '2026-11-25', certainty: 'web-only' }],
  note: 'No national line for gambling was found.',
}
