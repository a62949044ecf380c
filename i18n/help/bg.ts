import type { HelpEntry, Source } from './entry.ts'
import { europe } from './public-lists.ts'

const own: Source = { page: 'https://www.drugsinfo-bg.org', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'BG',
  lines: [
    {
      name: 'Национална информационна линия за наркотици, алкохол и хазарт',
      languages: ['bg'],
      web: { url: 'https://www.drugsinfo-bg.org', source: own },
    },
  ],
  ways: [],
  emergency: europe,
  note: 'The national body that leads to help with gambling; its page could not be opened, so only name and address are given, to be looked at once before a release.',
}
