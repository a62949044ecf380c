import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-BC',
  name: 'British Columbia',
  lines: [
    {
      name: 'Gambling Support BC',
      languages: ['en'],
      phone: { national: '1-888-795-6111', dial: '+18887956111', source: provinces.gambling },
      web: { url: 'https://www.bcresponsiblegambling.ca', source: provinces.gambling },
    },
  ],
  ways: [],
}
