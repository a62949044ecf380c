import type { HelpEntry, Source } from './entry.ts'

const agco: Source = { page: 'https://agco.ca/en/lottery-and-gaming/safer-gambling', read: '2026-11-22', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'CA',
  lines: [
    { name: 'Responsible Gambling Council', languages: ['en', 'fr'], web: { url: 'https://www.responsiblegambling.org', source: agco } },
  ],
  ways: [],
  note: 'Each province has a line of its own (Ontario: ConnexOntario 1-866-531-2600, on the page of its authority); there is no national one, so no number is shown.',
}
