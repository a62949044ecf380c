import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const lottery: Source = {
  page: 'https://bet.szerencsejatek.hu/informaciok/a-jatekszenvedelyrol',
  read: '2026-11-26',
  certainty: 'own',
  official: true,
}

export const help: HelpEntry = {
  place: 'HU',
  lines: [
    {
      name: 'ELTE Szerencsejátékos Segélytelefon',
      languages: ['hu'],
      web: { url: 'https://bet.szerencsejatek.hu/informaciok/a-jatekszenvedelyrol', source: lottery },
      free: { source: lottery },
      anonymous: { source: lottery },
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
  note: 'Run by the university ELTE for the state’s lottery, whose page has the number; the part of it that could be read does not. By economx.hu it also helps relatives.',
}
