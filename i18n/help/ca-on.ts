import type { HelpEntry, Source } from './entry.ts'

const agco: Source = { page: 'https://agco.ca/en/lottery-and-gaming/safer-gambling', read: '2026-11-22', certainty: 'own', official: true }

export const help: HelpEntry = {
  place: 'CA-ON',
  name: 'Ontario',
  lines: [
    {
      name: 'ConnexOntario',
      languages: ['en', 'fr'],
      web: { url: 'https://www.connexontario.ca', source: agco },
      phone: { national: '1-866-531-2600', dial: '+18665312600', source: agco },
      text: { number: '247247', source: agco },
      hours: { open: 'always', source: agco },
      free: { source: agco },
    },
  ],
  ways: [],
}
