import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const own: Source = { page: 'https://rplc.lt', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'LT',
  lines: [{ name: 'Respublikinis priklausomybės ligų centras', languages: ['lt'], web: { url: 'https://rplc.lt', source: own } }],
  ways: [],
  emergency: europe,
  crisis: [{ name: 'Pagalba sau', web: 'https://pagalbasau.lt', source: lists.others, read: '2026-11-25', certainty: 'web-only' }],
  note: 'The national body that leads to help with gambling; its page could not be opened, so only name and address are given, to be looked at once before a release.',
}
