import type { HelpEntry } from './entry.ts'
import { lists, provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-PE',
  name: 'Prince Edward Island',
  lines: [
    {
      name: 'PEI Gambling Support',
      languages: ['en'],
      web: {
        url: 'https://peigamblingsupport.princeedwardisland.ca',
        source: {
          page: 'https://peigamblingsupport.princeedwardisland.ca/march-is-gambling-harm-awareness-month',
          read: '2026-11-26',
          certainty: 'own',
        },
      },
      phone: {
        national: '1-855-255-4255',
        dial: '+18552554255',
        source: { page: lists.others, read: '2026-11-26', certainty: 'web-only' },
      },
    },
    {
      name: 'Mental Health and Addictions Access Line',
      languages: ['en'],
      phone: { national: '1-833-553-6983', dial: '+18335536983', source: provinces },
    },
  ],
  ways: [],
  note: 'The gambling line’s number (playcanada.com, 2022, and one list) is not shown until a page of today gives it.',
}
