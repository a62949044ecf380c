import type { HelpEntry, Source } from './entry.ts'
import { europe } from './public-lists.ts'

const kcpu: Source = {
  page: 'Public repository of 2026 that cites the National Centre (kcpu.gov.pl)',
  dated: '2026',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: 'Public list of helplines of a Polish app, checked on 5 October 2026', dated: '2026-10-05' },
}
const peclaw: Source = { page: 'https://peclaw.eu/uzalezenia-behawioralne.html', read: '2026-11-25', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'PL',
  lines: [
    {
      name: 'Telefon zaufania: uzależnienia behawioralne',
      languages: ['pl'],
      web: { url: 'https://uzaleznieniabehawioralne.pl', source: peclaw },
      phone: { national: '801 889 880', dial: '+48801889880', source: kcpu },
      hours: { open: [{ firstDay: 1, lastDay: 7, opens: '17:00', closes: '22:00' }], source: kcpu },
    },
  ],
  ways: [{ kind: 'relatives', name: 'Uzależnienia behawioralne', url: 'https://uzaleznieniabehawioralne.pl', source: peclaw }],
  emergency: europe,
  crisis: [
    {
      name: 'Telefon dla osób dorosłych w kryzysie emocjonalnym',
      call: '116 123',
      web: 'https://116sos.pl',
      hours: 'always',
      source: 'https://www.telepolis.pl/wiadomosci/ministerstwo-cyfryzacji-wazne-numery-kampania',
      dated: '2025-11',
      also: { page: 'Public list of helplines of a Polish app, checked on 5 October 2026', dated: '2026-10-05' },
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'Telefon zaufania dla dzieci i młodzieży',
      call: '116 111',
      web: 'https://116111.pl',
      hours: 'always',
      source: 'https://www.telepolis.pl/wiadomosci/ministerstwo-cyfryzacji-wazne-numery-kampania',
      dated: '2025-11',
      also: { page: 'https://psycholog.ai/116-111', dated: '2025-09-22' },
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  note: 'The list quotes the National Centre (KCPU) and other repositories of 2026 cite its page for the number, which could not be opened. A call costs what the operator charges.',
}
