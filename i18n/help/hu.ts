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
      web: 'https://www.sos116123.hu',
      source: 'https://gondola.hu/hirek/248389-Iden_is_korulbelul_170_ezer_hivast_fogadott_a_lelkielsosegely-szolgalat.html',
      dated: '2019-12-24',
      read: '2026-11-26',
      certainty: 'web-only',
    },
  ],
  young: [{ name: 'Kék Vonal', web: 'https://www.kek-vonal.hu', source: lists.children, read: '2026-11-25', certainty: 'web-only' }],
  note: 'Run by the university ELTE for the state’s lottery, whose page has the number; the part of it that could be read does not. By economx.hu it also helps relatives.',
}
