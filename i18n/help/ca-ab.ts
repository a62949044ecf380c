import type { HelpEntry, Source } from './entry.ts'

const lines: Source = {
  page: 'Public page that gives the confidential lines of the Canada Safety Council by province',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: 'Public guide to gambling in the provinces, 2026' },
}

export const help: HelpEntry = {
  place: 'CA-AB',
  name: 'Alberta',
  lines: [
    {
      name: 'Addiction Help Line',
      languages: ['en'],
      phone: { national: '1-866-332-2322', dial: '+18663322322', source: lines },
      web: { url: 'https://www.albertahealthservices.ca', source: lines },
    },
  ],
  ways: [],
}
