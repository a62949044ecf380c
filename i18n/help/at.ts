import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

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
      source: lists.emergency,
      also: { page: lists.services },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'Rat auf Draht',
      call: '147',
      web: 'https://www.rataufdraht.at',
      source: lists.children,
      also: { page: lists.services },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  note: 'Centre in Vienna with advice by telephone and online for players and relatives; no hours on the page.',
}
