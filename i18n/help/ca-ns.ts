import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-NS',
  name: 'Nova Scotia',
  lines: [
    {
      name: 'Gambling Support Network',
      languages: ['en'],
      phone: { national: '1-888-347-8888', dial: '+18883478888', source: provinces.others },
    },
  ],
  ways: [],
}
