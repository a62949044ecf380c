import type { HelpEntry } from './entry.ts'
import { lists, provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-NS',
  name: 'Nova Scotia',
  lines: [
    {
      name: 'Mental Health and Addictions Services',
      languages: ['en'],
      phone: {
        national: '1-888-429-8167',
        dial: '+18884298167',
        source: provinces,
      },
    },
    {
      name: 'Gambling Support Network',
      languages: ['en'],
      phone: {
        national: '1-888-347-8888',
        dial: '+18883478888',
        source: { page: lists.others, read: '2026-11-25', certainty: 'web-only' },
      },
    },
  ],
  ways: [],
  note: 'The number of the Gambling Support Network stands on older lists; the newest give the line for addictions instead, so it is not shown.',
}
