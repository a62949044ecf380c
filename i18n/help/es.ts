import { both, europe, type HelpEntry, one, own, service, web } from './sources.ts'

const yogonet = web(
  'https://yogonet.com/latinoamerica/noticias/2021/02/23/84988-espana-jdigital-y-fejar-ofreceran-una-linea-gratuita-sobre-juego-seguro 2021-02-23',
  '2026-11-22',
)

export const help: HelpEntry = {
  place: 'ES',
  lines: [
    {
      name: 'FEJAR',
      languages: ['es'],
      web: { url: 'https://fejar.org', source: yogonet },
      phone: {
        national: '900 200 225',
        dial: '+34900200225',
        source: one('https://github.com/jyppy77-hash/hybride-api/blob/main/config/version.py 2026-06-01', '2026-11-29'),
      },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'RGIAJ',
      url: 'https://www.ordenacionjuego.es',
      source: web('http://www.arjarioja.com/juego-patologico/autoprohibicion/', '2026-11-22'),
      term: { lasts: 'endless', source: own('https://ordenacionjuego.es/ca/rgiaj', '2026-11-29') },
    },
    { kind: 'relatives', name: 'FEJAR', url: 'https://fejar.org', source: yogonet },
  ],
  emergency: europe,
  crisis: [
    service(
      '024 · Línea de atención a la conducta suicida',
      ['es'],
      { call: '024', web: 'https://www.sanidad.gob.es', hours: 'always' },
      both(
        'https://www.laopinioncoruna.es/galicia/2025/10/11/medio-millar-gallegos-acude-mes-122505329.html 2025-10-11',
        'https://theobjective.com/espana/2022-05-10/024-telefono-gratuito-prevenir-suicidio 2022-05-10',
        '2026-11-29',
      ),
    ),
  ],
  young: [
    service(
      'Teléfono ANAR',
      ['es'],
      { call: '900 20 20 10', web: 'https://www.anar.org', hours: 'always' },
      both(
        'https://blogs.comillas.edu/informefamilia/2017/02/11/mil-llamadas-de-menores-al-dia-por-acoso-y-maltrato 2017-02-11',
        'http://suite101.net/article/nuevo-telefono-comun-en-la-ue-para-atender-a-ninos-y-adolescentes-a47548 2011-04-06',
        '2026-11-29',
      ),
    ),
  ],
  note: 'A second free number is published (900 533 025, of 2021 for some operators).',
}
