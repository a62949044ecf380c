import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-NL',
  name: 'Newfoundland and Labrador',
  lines: [
    {
      name: 'Gambling Help Line',
      languages: ['en'],
      phone: { national: '1-888-899-4357', dial: '+18888994357', source: provinces.gambling },
    },
  ],
  ways: [],
}
