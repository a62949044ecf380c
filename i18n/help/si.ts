import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const own: Source = { page: 'https://nijz.si', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'SI',
  lines: [{ name: 'Nacionalni inštitut za javno zdravje', languages: ['sl'], web: { url: 'https://nijz.si', source: own } }],
  ways: [],
  emergency: europe,
  young: [{ name: 'TOM telefon', web: 'https://www.e-tom.si', source: lists.children, read: '2026-11-25', certainty: 'web-only' }],
  note: 'The national body that leads to help with gambling; its page could not be opened, so only name and address are given, to be looked at once before a release.',
}
