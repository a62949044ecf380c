import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-NB',
  name: 'New Brunswick · Nouveau-Brunswick',
  lines: [
    {
      name: 'Gambling Information Line',
      languages: ['en'],
      phone: { national: '1-800-461-1234', dial: '+18004611234', source: provinces.gambling },
    },
  ],
  ways: [],
}
