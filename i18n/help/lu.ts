import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const wort: Source = {
  page: 'Press of 2019 (wort.lu, lessentiel.lu): the only service in the country',
  dated: '2019-09',
  read: '2026-11-25',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'LU',
  lines: [
    {
      name: 'Ausgespillt (Anonym Glécksspiller a.s.b.l.)',
      languages: ['lb', 'fr', 'de'],
      web: { url: 'https://www.ausgespillt.lu', source: wort },
    },
  ],
  ways: [],
  emergency: europe,
  crisis: [{ name: 'SOS Détresse', web: 'https://454545.lu', source: lists.others, read: '2026-11-25', certainty: 'web-only' }],
  note: 'The address is by the service’s name; it could not be opened.',
}
