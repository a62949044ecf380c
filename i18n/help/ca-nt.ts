import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-NT',
  name: 'Northwest Territories',
  lines: [
    {
      name: 'NWT 8-1-1',
      languages: ['en'],
      web: {
        url: 'https://www.hss.gov.nt.ca',
        source: { page: 'http://www.hss.gov.nt.ca/social-services-landing', read: '2026-11-26', certainty: 'own' },
      },
      phone: { national: '1-844-259-1793', dial: '+18442591793', source: provinces },
    },
  ],
  ways: [],
  note: 'A line for health and addictions; the NWT Help Line (1-800-661-0844) stands on older lists.',
}
