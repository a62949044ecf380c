import { both, everyone, type HelpEntry, one, service } from './sources.ts'

const eluniversal = both(
  'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/ 2025-12-24',
  'https://www.cronica.com.mx/nacional/2025/09/19/jornada-para-la-prevencion-del-suicidio/ 2025-09-19',
  '2026-11-29',
)
const crisisLine = service(
  'Línea de la Vida',
  ['es'],
  { call: '800 911 2000', web: 'https://www.gob.mx/conasama', hours: 'always' },
  eluniversal,
)

export const help: HelpEntry = {
  place: 'MX',
  lines: [
    {
      name: 'Línea de la Vida',
      languages: ['es'],
      web: { url: 'https://www.gob.mx/conasama', source: eluniversal },
      phone: { national: '800 911 2000', dial: '+528009112000', source: eluniversal },
      hours: { open: 'always', source: eluniversal },
      free: { source: eluniversal },
      relatives: { source: eluniversal },
    },
  ],
  emergency: everyone('911', one('https://travel.gc.ca/destinations/mexico 2026-04-23', '2026-11-26')),
  crisis: [crisisLine],
  young: [crisisLine],
  note: 'The ministry’s line for mental health and addictions; proceso.com.mx (2025-10-11) gives the ministry’s communiqué.',
}
