import { both, type HelpEntry, official, one, service, travelAdvice } from './sources.ts'

const unosantafe = one(
  'https://www.unosantafe.com.ar/santa-fe/santa-fe-las-cinco-provincias-mas-llamados-juego-compulsivo-la-linea-141-n10243824.html 2026-02-08',
  '2026-11-25',
)
const lapostacomodorense = both(
  'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/ 2025-09-03',
  'https://github.com/craigrallen/world-emergency-hotlines/blob/2bfe65e490feda633af6448961a1f0061d3675e4/sources/findahelpline.json 2026-04-22',
  '2026-11-29',
)
const jujuy = both(
  'https://provinciamultimedios.jujuy.gob.ar/?p=63181 2025-11-25',
  'https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html 2022-08-13',
  '2026-11-29',
)

export const help: HelpEntry = {
  place: 'AR',
  lines: [
    {
      name: 'Sedronar: Línea 141',
      languages: ['es'],
      web: { url: 'https://www.argentina.gob.ar/sedronar', source: unosantafe },
      phone: { national: '141', dial: '141', source: unosantafe },
      hours: { open: 'always', source: unosantafe },
      free: { source: unosantafe },
      anonymous: { source: unosantafe },
    },
    {
      name: 'Línea Nacional de Salud Mental',
      languages: ['es'],
      phone: { national: '0800 999 0091', dial: '08009990091', source: lapostacomodorense },
      hours: { open: 'always', source: lapostacomodorense },
      free: { source: lapostacomodorense },
    },
  ],
  emergency: [
    { number: '911', of: 'all', source: official('http://emergencias911.mseg.gba.gov.ar/preguntas', '2026-11-29') },
    { number: '107', of: 'ambulance', source: travelAdvice },
  ],
  crisis: [service('Línea Nacional de Salud Mental', ['es'], { call: '0800 999 0091', hours: 'always' }, lapostacomodorense)],
  // Open day and night by Jujuy's page alone: the provinces answer, each at its hours.
  young: [service('Línea 102', ['es'], { call: '102' }, jujuy)],
  note: 'The ministry’s line is for mental health and addictions. The province of Buenos Aires names 911; 135 is a line of Buenos Aires.',
}
