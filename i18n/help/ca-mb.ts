import type { HelpEntry } from './entry.ts'
import { datedLists } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-MB',
  name: 'Manitoba',
  lines: [
    {
      name: 'Manitoba Addictions Helpline',
      languages: ['en'],
      web: { url: 'https://sharedhealthmb.ca', source: { ...datedLists.addictions, read: '2026-11-26', certainty: 'web-only' } },
      phone: {
        national: '1-855-662-6605',
        dial: '+18556626605',
        source: { ...datedLists.addictions, read: '2026-11-26', certainty: 'web-only' },
      },
    },
  ],
  ways: [],
  note: 'One dated list gives the number; 1-800-463-1554 for gambling stands on lists without a date. 988 has a sure number.',
}
