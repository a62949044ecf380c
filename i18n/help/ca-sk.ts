import type { HelpEntry, Source } from './entry.ts'

const slga: Source = { page: 'https://www.slga.com/about-slga/responsible-gambling', read: '2026-11-26', certainty: 'own', official: true }

export const help: HelpEntry = {
  place: 'CA-SK',
  name: 'Saskatchewan',
  lines: [
    {
      name: 'Gambling Help Line',
      languages: ['en'],
      phone: { national: '1-800-306-6789', dial: '+18003066789', source: slga },
      web: { url: 'https://www.spgh.ca', source: { page: 'https://www.spgh.ca/gambling-facts/', read: '2026-11-26', certainty: 'own' } },
      hours: { open: 'always', source: slga },
      free: { source: slga },
      relatives: { source: slga },
    },
  ],
  ways: [],
}
