import type { HelpEntry, Source } from './entry.ts'
import { europe } from './public-lists.ts'

const spielsuchthilfe: Source = { page: 'https://www.spielsuchthilfe.at/zahlen_und_fakten.html', read: '2026-11-22', certainty: 'own' }

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
  ways: [{ kind: 'relatives', name: 'Spielsuchthilfe', url: 'https://www.spielsuchthilfe.at', source: spielsuchthilfe }],
  emergency: europe,
  crisis: [
    {
      name: 'TelefonSeelsorge',
      call: '142',
      web: 'https://www.telefonseelsorge.at',
      hours: 'always',
      source: 'https://www.katholisch.at/telefonseelsorge',
      official: true,
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  young: [
    {
      name: 'Rat auf Draht',
      call: '147',
      web: 'https://www.rataufdraht.at',
      hours: 'always',
      source: 'https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147',
      dated: '2024-09-18',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  note: 'Centre in Vienna with advice by telephone and online for players and relatives; no hours on the page.',
}
