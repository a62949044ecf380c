import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-AB',
  name: 'Alberta',
  lines: [
    {
      name: 'Addiction Help Line',
      languages: ['en'],
      phone: { national: '1-866-332-2322', dial: '+18663322322', source: provinces },
      web: { url: 'https://www.albertahealthservices.ca', source: { ...provinces, certainty: 'web-only' } },
    },
  ],
  ways: [],
  note: 'Recovery Alberta took the health authority’s work on addictions over in 2025 (canadiangamingbusiness.com, 2025-01-31); the lists of 2026 keep the number.',
}
