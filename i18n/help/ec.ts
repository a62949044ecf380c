import { both, everyone, type HelpEntry, official, service } from './sources.ts'

const expreso = both(
  'https://www.expreso.ec/buenavida/el-pacto-nacional-por-la-salud-mental-5-servicios-gratuitos-en-ecuador-274020.html 2026-02-10',
  'https://www.teleamazonas.com/actualidad/noticias/sociedad/ecuador-registro-1-2-millones-atenciones-salud-mental-109181/ 2026-01-13',
  '2026-11-26',
)
const crisisLine = service('Ministerio de Salud Pública (opción 6)', ['es'], { call: '171', web: 'https://www.salud.gob.ec' }, expreso)

export const help: HelpEntry = {
  place: 'EC',
  lines: [],
  emergency: everyone('911', official('https://www.ecu911.gob.ec/5447-2/', '2026-11-29')),
  crisis: [crisisLine],
  young: [crisisLine],
  note: 'No national line for gambling was found; Jugadores Anónimos is Spain’s.',
}
