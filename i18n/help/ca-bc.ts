import type { HelpEntry, Source } from './entry.ts'

const lines: Source = {
  page: 'Public page that gives the confidential lines of the Canada Safety Council by province',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: 'Public guide to gambling in the provinces, 2026' },
}

export const help: HelpEntry = {
  place: 'CA-BC',
  name: 'British Columbia',
  lines: [
    {
      name: 'Gambling Support BC',
      languages: ['en'],
      phone: { national: '1-888-795-6111', dial: '+18887956111', source: lines },
      web: { url: 'https://www.bcresponsiblegambling.ca', source: lines },
    },
  ],
  ways: [],
}
