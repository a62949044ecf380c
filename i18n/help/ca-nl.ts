import type { HelpEntry } from './entry.ts'
import { datedLists } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-NL',
  name: 'Newfoundland and Labrador',
  lines: [
    {
      name: 'Addictions Services',
      languages: ['en'],
      web: { url: 'https://www.gov.nl.ca', source: { ...datedLists.addictions, read: '2026-11-26', certainty: 'web-only' } },
      phone: {
        national: '1-877-999-7589',
        dial: '+18779997589',
        source: { ...datedLists.addictions, read: '2026-11-26', certainty: 'web-only' },
      },
    },
  ],
  ways: [],
  note: 'One dated list gives the number; 1-888-899-4357 for gambling stands on lists without a date. The address is the province’s. 988 has a sure number.',
}
