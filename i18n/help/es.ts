import type { HelpEntry, Source } from './entry.ts'
import { datedLists, europe, lists } from './public-lists.ts'

const yogonet: Source = {
  page: 'https://yogonet.com/latinoamerica/noticias/2021/02/23/84988-espana-jdigital-y-fejar-ofreceran-una-linea-gratuita-sobre-juego-seguro',
  dated: '2021-02-23',
  read: '2026-11-22',
  certainty: 'web-only',
}
const plinkoOficial: Source = { page: 'https://plinko-oficial.es/juego-responsable', read: '2026-11-22', certainty: 'web-only' }
const arjarioja: Source = { page: 'http://www.arjarioja.com/juego-patologico/autoprohibicion/', read: '2026-11-22', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'ES',
  lines: [
    {
      name: 'FEJAR',
      languages: ['es'],
      web: { url: 'https://fejar.org', source: yogonet },
      phone: { national: '900 200 225', dial: '+34900200225', source: plinkoOficial },
    },
  ],
  ways: [
    { kind: 'register', name: 'RGIAJ', url: 'https://www.ordenacionjuego.es', source: arjarioja },
    { kind: 'relatives', name: 'FEJAR', url: 'https://fejar.org', source: yogonet },
  ],
  emergency: europe,
  crisis: [
    {
      name: '024 · Línea de atención a la conducta suicida',
      call: '024',
      web: 'https://www.sanidad.gob.es',
      hours: 'always',
      source: 'https://www.laopinioncoruna.es/galicia/2025/10/11/medio-millar-gallegos-acude-mes-122505329.html',
      dated: '2025-10-11',
      also: datedLists.checked,
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  young: [{ name: 'Teléfono ANAR', web: 'https://www.anar.org', source: lists.others, read: '2026-11-25', certainty: 'web-only' }],
  note: 'Two free numbers are published (900 200 225; 900 533 025 of 2021 for some operators); FEJAR’s own page was not to be had, so none is shown.',
}
