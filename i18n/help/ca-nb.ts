import type { HelpEntry, Source } from './entry.ts'
import { lists } from './public-lists.ts'

const lines: Source = {
  page: 'Public page that gives the confidential lines of the Canada Safety Council by province',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: lists.others },
}

export const help: HelpEntry = {
  place: 'CA-NB',
  name: 'New Brunswick · Nouveau-Brunswick',
  lines: [
    { name: 'Gambling Information Line', languages: ['en'], phone: { national: '1-800-461-1234', dial: '+18004611234', source: lines } },
  ],
  ways: [],
}
