import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const own: Source = { page: 'https://www.hzjz.hr', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'HR',
  lines: [{ name: 'Hrvatski zavod za javno zdravstvo', languages: ['hr'], web: { url: 'https://www.hzjz.hr', source: own } }],
  ways: [],
  emergency: europe,
  crisis: [
    { name: 'Plavi telefon', web: 'https://www.plavi-telefon.hr', source: lists.services, read: '2026-11-25', certainty: 'web-only' },
  ],
  young: [
    {
      name: 'Hrabri telefon',
      call: '116 111',
      web: 'https://hrabritelefon.hr',
      source: lists.children,
      also: { page: lists.services },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  note: 'The national body that leads to help with gambling; its page could not be opened, so only name and address are given, to be looked at once before a release.',
}
