import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const own: Source = {
  page: 'https://www.zd-go.si/sl/ambulante-in-sluzbe/center-za-zdravljenje-odvisnosti/',
  read: '2026-11-26',
  certainty: 'own',
}

export const help: HelpEntry = {
  place: 'SI',
  lines: [
    {
      name: 'Center za zdravljenje odvisnosti, Zdravstveni dom Nova Gorica',
      languages: ['sl'],
      web: { url: 'https://www.zd-go.si/sl/ambulante-in-sluzbe/center-za-zdravljenje-odvisnosti/', source: own },
      phone: { national: '05 338 32 00', dial: '+38653383200', source: own },
    },
  ],
  ways: [],
  emergency: europe,
  young: [{ name: 'TOM telefon', web: 'https://www.e-tom.si', source: lists.children, read: '2026-11-25', certainty: 'web-only' }],
  note: 'A public centre that treats gambling, without a waiting list by its own page; the number is that of the health centre. No national line was found.',
}
