import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-AB',
  name: 'Alberta',
  lines: [
    {
      name: 'Addiction Help Line',
      languages: ['en'],
      phone: { national: '1-866-332-2322', dial: '+18663322322', source: provinces.alberta },
      web: { url: 'https://www.albertahealthservices.ca', source: provinces.alberta },
    },
  ],
  ways: [],
}
