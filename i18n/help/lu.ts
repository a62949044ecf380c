import { both, europe, type HelpEntry, own, service } from './sources.ts'

export const help: HelpEntry = {
  place: 'LU',
  lines: [],
  emergency: europe,
  crisis: [
    service(
      'SOS Détresse',
      ['lb', 'de', 'fr', 'en'],
      { call: '45 45 45', web: 'https://454545.lu' },
      both(
        'https://www.tageblatt.lu/headlines/wenn-worte-heilen-sos-detresse-gibt-einblick-in-ihre-zahlen 2025',
        'https://www.rtl.lu/news/national/a/2088310.html 2023-07',
        '2026-11-29',
      ),
    ),
  ],
  young: [
    service(
      'Kanner- a Jugendtelefon',
      ['lb', 'fr', 'de'],
      { call: '116 111', web: 'https://www.kjt.lu' },
      own('https://www.kjt.lu/de/wer-wir-sind/', '2026-11-29'),
    ),
  ],
  note: 'The one service for gambling, Ausgespillt, has no address on a page that could be opened.',
}
