import type { HelpEntry, Source } from './entry.ts'

const lines: Source = {
  page: 'Public page that gives the confidential lines of the Canada Safety Council by province',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: 'Public guide to gambling in the provinces, 2026' },
}

export const help: HelpEntry = {
  place: 'CA-MB',
  name: 'Manitoba',
  lines: [
    { name: 'Manitoba Gambling Helpline', languages: ['en'], phone: { national: '1-800-463-1554', dial: '+18004631554', source: lines } },
  ],
  ways: [],
}
