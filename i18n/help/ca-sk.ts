import type { HelpEntry, Source } from './entry.ts'

const lines: Source = {
  page: 'Public page that gives the confidential lines of the Canada Safety Council by province',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: 'Public guide to gambling in the provinces, 2026' },
}

export const help: HelpEntry = {
  place: 'CA-SK',
  name: 'Saskatchewan',
  lines: [{ name: 'Gambling Help Line', languages: ['en'], phone: { national: '1-800-306-6789', dial: '+18003066789', source: lines } }],
  ways: [],
}
