import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const lines: Source = {
  page: 'Public page that gives the confidential lines of the Canada Safety Council by province',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: lists.others },
}

export const help: HelpEntry = {
  place: 'CA-NL',
  name: 'Newfoundland and Labrador',
  lines: [{ name: 'Gambling Help Line', languages: ['en'], phone: { national: '1-888-899-4357', dial: '+18888994357', source: lines } }],
  ways: [],
}
