import { europe, type HelpEntry, official, own, service } from './sources.ts'

const spielsuchthilfe = own('https://www.spielsuchthilfe.at/zahlen_und_fakten.html', '2026-11-22')

export const help: HelpEntry = {
  place: 'AT',
  lines: [
    {
      name: 'Spielsuchthilfe',
      languages: ['de'],
      web: { url: 'https://www.spielsuchthilfe.at', source: spielsuchthilfe },
      phone: { national: '01 544 13 57', dial: '+4315441357', source: spielsuchthilfe },
      free: { source: spielsuchthilfe },
      relatives: { source: spielsuchthilfe },
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'TelefonSeelsorge',
      ['de'],
      { call: '142', web: 'https://www.telefonseelsorge.at', hours: 'always' },
      official('https://www.katholisch.at/telefonseelsorge', '2026-11-26'),
    ),
  ],
  young: [
    service(
      'Rat auf Draht',
      ['de'],
      { call: '147', web: 'https://www.rataufdraht.at', hours: 'always' },
      own('https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147 2024-09-18', '2026-11-26'),
    ),
  ],
  note: 'Centre in Vienna with advice by telephone and online for players and relatives; no hours on the page.',
}
