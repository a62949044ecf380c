import { ambulanceAndPolice, type HelpEntry, official, own, service, web } from './sources.ts'

const hjelpelinjen = own('https://hjelpelinjen.no/aktuelt/bla-kors-tar-over-drifta-av-hjelpelinjen/ 2023', '2026-11-25')

export const help: HelpEntry = {
  place: 'NO',
  lines: [
    {
      name: 'Hjelpelinjen',
      languages: ['nb'],
      web: { url: 'https://hjelpelinjen.no', source: hjelpelinjen },
      phone: {
        national: '800 800 40',
        dial: '+4780080040',
        source: web(
          'https://github.com/craigrallen/world-emergency-hotlines/blob/54a4519e807bcd0093d90be84f41b2e961bfd96d/scripts/enrichment/02_nordics_western_europe.json',
          '2026-11-29',
        ),
      },
    },
  ],
  ways: [{ kind: 'relatives', name: 'Hjelpelinjen', url: 'https://hjelpelinjen.no', source: hjelpelinjen }],
  emergency: ambulanceAndPolice(
    '113',
    '112',
    official('https://nkom.no/telefoni-og-telefonnummer/nodnummer-nodanrop-og-lokalisering', '2026-11-29'),
  ),
  crisis: [
    service(
      'Mental Helse: Hjelpetelefonen',
      ['nb'],
      { call: '116 123', web: 'https://mentalhelse.no', hours: 'always' },
      official('https://helsenorge.no/sykdom/psykiske-lidelser/depresjon/selvmord-og-selvmordstanker', '2026-11-26'),
    ),
  ],
  young: [
    service(
      'Alarmtelefonen for barn og unge',
      ['nb'],
      { call: '116 111', web: 'https://www.116111.no', hours: 'always' },
      own('https://www.116111.no/omalarmtelefonen 2024-03', '2026-11-29'),
    ),
  ],
  note: 'No page with a date gives the number of Hjelpelinjen. That the crisis line answers day and night says radio3bodo.no (2024-09).',
}
