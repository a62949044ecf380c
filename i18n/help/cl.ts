import { ambulanceAndPolice, both, type HelpEntry, service } from './sources.ts'

const eldinamo = both(
  'https://www.eldinamo.cl/sociedad/2025/10/29/tres-anos-de-escucha-y-apoyo-linea-de-prevencion-del-suicidio-ha-recibido-mas-de-227-000-llamadas/ 2025-10-29',
  'https://www.latercera.com/nacional/noticia/fono-4141-de-prevencion-del-suicidio-mas-de-227000-llamadas-atendidas-en-tres-anos/ 2025-10-28',
  '2026-11-25',
)
const crisisLine = service(
  'Línea de Prevención del Suicidio',
  ['es'],
  { call: '*4141', web: 'https://www.gob.cl/saludablemente', hours: 'always' },
  eldinamo,
)

export const help: HelpEntry = {
  place: 'CL',
  lines: [],
  emergency: ambulanceAndPolice('131', '133'),
  crisis: [crisisLine],
  young: [crisisLine],
  note: 'No national line for gambling was found; Jugadores Anónimos is Spain’s.',
}
