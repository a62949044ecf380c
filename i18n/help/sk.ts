import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const teraz: Source = {
  page: 'https://www.teraz.sk/regiony/linka-pomoci-pre-problemy-s-hranim-mal/947413-clanok.html',
  dated: '2026-03-11',
  read: '2026-11-26',
  certainty: 'web-only',
}
const betring: Source = { page: 'https://betring.sk/responsiblegambling/', read: '2026-11-26', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'SK',
  lines: [
    {
      name: 'Linka pomoci pre problémy s hraním',
      languages: ['sk'],
      web: { url: 'https://www.urhh.sk', source: teraz },
      phone: { national: '0800 800 900', dial: '+421800800900', source: betring },
      relatives: { source: teraz },
    },
  ],
  ways: [],
  emergency: europe,
  young: [{ name: 'Linka detskej istoty', web: 'https://www.ldi.sk', source: lists.children, read: '2026-11-25', certainty: 'web-only' }],
  note: 'Run by the hospital Predná Hora for the gambling authority since February 2025, day and night since March 2026 (teraz.sk). 0800 800 900 was its number under the earlier operator (24hod.sk, 2019): not shown until a page of today gives it.',
}
