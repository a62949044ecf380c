import type { HelpEntry, Source } from './entry.ts'
import { europe } from './public-lists.ts'

const rgf: Source = { page: 'https://www.rgf.org.mt/', read: '2026-11-22', certainty: 'own' }

export const help: HelpEntry = {
  place: 'MT',
  lines: [
    {
      name: 'Responsible Gaming Foundation',
      languages: ['mt', 'en'],
      web: { url: 'https://www.rgf.org.mt', source: rgf },
      phone: { national: '1777', dial: '1777', source: rgf },
      hours: { open: 'always', source: rgf },
      free: { source: rgf },
      relatives: { source: rgf },
    },
  ],
  ways: [{ kind: 'relatives', name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt', source: rgf }],
  emergency: europe,
}
