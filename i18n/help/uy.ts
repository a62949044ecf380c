import { both, everyone, type HelpEntry, one, service } from './sources.ts'

const jbcdepiriapolis = both(
  'https://www.jbcdepiriapolis.com.uy/2020/07/linea-vida-0800-0767.html 2020-07',
  'https://www.elobservador.com.uy/nota/salvar-vidas-por-telefono-como-funciona-la-linea-de-prevencion-del-suicidio-de-asse--2019118153935 2019-01',
  '2026-11-29',
)
const crisisLine = service(
  'Línea Vida (ASSE)',
  ['es'],
  { call: '0800 0767', web: 'https://www.asse.com.uy', hours: 'always' },
  jbcdepiriapolis,
)

export const help: HelpEntry = {
  place: 'UY',
  lines: [],
  emergency: everyone(
    '911',
    one('https://carmeloportal.com/46611-indice-de-suicidios-se-ubica-en-2025-por-cada-100-000-habitantes/amp 2019-07', '2026-11-29'),
  ),
  crisis: [crisisLine],
  young: [crisisLine],
  note: 'No national line for gambling was found; Jugadores Anónimos is Spain’s.',
}
