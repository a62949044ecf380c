import type { HelpEntry, Service, Source } from './entry.ts'
import { datedLists, lists } from './public-lists.ts'

const jugadores: Source = { page: 'https://www.jugadoresanonimos.org', read: '2026-11-25', certainty: 'web-only' }

const linea106: Service = {
  name: 'Línea 106',
  call: '106',
  hours: 'always',
  source: 'https://www.radiosantafe.com/2025/09/11/bogota-refuerza-su-apoyo-en-el-dia-mundial-para-la-prevencion-del-suicidio/',
  dated: '2025-09-11',
  also: datedLists.emergency,
  read: '2026-11-26',
  certainty: 'second-hand',
}
const icbf = {
  source:
    'https://vozdelpueblo920am.com/index.php/2024/10/31/icbf-sin-reportes-de-abusos-lamentables-asesinatos-de-ninos-en-colombia-generan-preocupacion-que-esta-pasando/',
  dated: '2024-10-31',
  read: '2026-11-26',
  certainty: 'web-only',
} as const

export const help: HelpEntry = {
  place: 'CO',
  lines: [{ name: 'Jugadores Anónimos', languages: ['es'], web: { url: 'https://www.jugadoresanonimos.org', source: jugadores } }],
  ways: [],
  emergency: { number: '123', source: lists.emergency, read: '2026-11-25' },
  crisis: [linea106],
  young: [linea106, { name: 'Línea 141 (ICBF)', call: '141', web: 'https://www.icbf.gov.co', ...icbf }],
  note: 'No national line for gambling was found.',
}
