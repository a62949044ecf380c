import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-MB',
  name: 'Manitoba',
  lines: [
    {
      name: 'Manitoba Gambling Helpline',
      languages: ['en'],
      phone: { national: '1-800-463-1554', dial: '+18004631554', source: provinces.gambling },
    },
  ],
  ways: [],
}
