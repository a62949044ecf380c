import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-SK',
  name: 'Saskatchewan',
  lines: [
    {
      name: 'Gambling Help Line',
      languages: ['en'],
      phone: { national: '1-800-306-6789', dial: '+18003066789', source: provinces.gambling },
    },
  ],
  ways: [],
}
