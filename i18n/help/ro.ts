import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const joc: Source = { page: 'https://jocresponsabil.ro/autoexcludere/', read: '2026-11-25', certainty: 'own' }
const number: Source = {
  page: 'Public repository of 2026 that gives it as the free line of jocresponsabil.ro',
  dated: '2026',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: lists.others, dated: '2026' },
}
const playtech: Source = {
  page: 'https://playtech.ro/2025/jocurile-de-noroc-in-romania-cum-functioneaza-autoexcluderea-de-la-pacanele-singura-solutie-sa-scapa-de-dependenta-pentru-multi-romani/',
  dated: '2025-09-10',
  read: '2026-11-25',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'RO',
  lines: [
    {
      name: 'Joc Responsabil',
      languages: ['ro'],
      web: { url: 'https://jocresponsabil.ro', source: joc },
      phone: { national: '0800 800 099', dial: '+40800800099', source: number },
      free: { source: number },
    },
  ],
  ways: [{ kind: 'register', name: 'Autoexcludere ONJN', url: 'https://onjn.gov.ro', source: playtech }],
  emergency: europe,
  young: [
    {
      name: 'Telefonul Copilului',
      call: '116 111',
      web: 'https://www.telefonulcopilului.ro',
      source:
        'https://evz.ro/ministrul-sanatatii-protocol-de-colaborare-cu-asociatia-telefonul-copilului-pentru-copiii-aflati-in-dificultate.html',
      dated: '2026-02-02',
      also: {
        page: 'https://www.bursa.ro/protocol-intre-ministerul-sanatatii-si-telefonul-copilului-pentru-copii-aflati-in-dificultate-85772854',
        dated: '2026-02-02',
      },
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  note: 'No crisis line was found on a page that can be opened or bears a date: the directory stands there. Public repositories of 2025 and 2026 print the number as the association’s free line; adevarul.ro (2021) and wall-street.ro (2017) gave it from the association. Its own page with it could not be opened.',
}
