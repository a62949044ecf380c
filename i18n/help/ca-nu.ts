import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-NU',
  name: 'Nunavut',
  lines: [
    {
      name: 'Nunavut Kamatsiaqtut Help Line',
      languages: ['iu', 'en'],
      web: {
        url: 'https://nunavuthelpline.ca',
        source: { page: 'http://nunavuthelpline.ca/about.html', read: '2026-11-26', certainty: 'own' },
      },
      phone: { national: '1-800-265-3333', dial: '+18002653333', source: provinces },
    },
  ],
  ways: [],
  note: 'A line for any trouble; lists of lines for gambling name it for Nunavut.',
}
