import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const own: Source = { page: 'https://nebenoriu-losti.lt/losimas/probleminis-losimas/', read: '2026-11-26', certainty: 'own' }

export const help: HelpEntry = {
  place: 'LT',
  lines: [{ name: 'Nebenoriu lošti', languages: ['lt'], web: { url: 'https://nebenoriu-losti.lt', source: own } }],
  ways: [],
  emergency: europe,
  crisis: [{ name: 'Pagalba sau', web: 'https://pagalbasau.lt', source: lists.others, read: '2026-11-25', certainty: 'web-only' }],
  young: [
    {
      name: 'Vaikų linija',
      call: '116 111',
      web: 'https://www.vaikulinija.lt',
      source: 'https://www.vaikulinija.lt/naujienos/25-metus-girdime-ir-palaikome-vaikus/',
      dated: '2022-10',
      read: '2026-11-26',
      certainty: 'own',
    },
  ],
  note: 'Advice on problem gambling; a site of the gambling authority (tv3.lt, 2024). No number was found on the part that could be read.',
}
