import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const own: Source = { page: 'https://sztfh.hu', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'HU',
  lines: [
    {
      name: 'Szabályozott Tevékenységek Felügyeleti Hatósága: játékosvédelem',
      languages: ['hu'],
      web: { url: 'https://sztfh.hu', source: own },
    },
  ],
  ways: [],
  emergency: europe,
  crisis: [
    {
      name: 'Magyar Lelki Elsősegély',
      call: '116 123',
      source: lists.children,
      also: { page: lists.others },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  young: [{ name: 'Kék Vonal', web: 'https://www.kek-vonal.hu', source: lists.children, read: '2026-11-25', certainty: 'web-only' }],
  note: 'The national body that leads to help with gambling; its page could not be opened, so only name and address are given, to be looked at once before a release.',
}
