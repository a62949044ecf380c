import type { HelpEntry } from './entry.ts'
import { provinces } from './public-lists.ts'

export const help: HelpEntry = {
  place: 'CA-YT',
  name: 'Yukon',
  lines: [
    {
      name: 'Mental Wellness and Substance Use Services',
      languages: ['en'],
      web: {
        url: 'https://yukon.ca',
        source: {
          page: 'https://yukon.ca/en/news/statement-from-minister-of-health-and-social-services-tracy-anne-mcphee-on-mental-illness-awareness-week-and-world-mental-health-day',
          dated: '2024-10',
          read: '2026-11-26',
          certainty: 'own',
        },
      },
      phone: { national: '1-866-456-3838', dial: '+18664563838', source: provinces },
    },
  ],
  ways: [],
}
