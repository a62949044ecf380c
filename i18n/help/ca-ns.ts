import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const lines: Source = {
  page: 'Public page that gives the confidential lines of the Canada Safety Council by province',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: lists.others },
}

export const help: HelpEntry = {
  place: 'CA-NS',
  name: 'Nova Scotia',
  lines: [
    { name: 'Gambling Support Network', languages: ['en'], phone: { national: '1-888-347-8888', dial: '+18883478888', source: lines } },
  ],
  ways: [],
}
