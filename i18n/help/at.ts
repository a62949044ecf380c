import type { HelpEntry, Source } from './entry.ts'

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
    },
  ],
  ways: [{ kind: 'relatives', name: 'Spielsuchthilfe', url: 'https://www.spielsuchthilfe.at', source: spielsuchthilfe }],
  note: 'Centre in Vienna with advice by telephone and online for players and relatives; no hours on the page.',
}
