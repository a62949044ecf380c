import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const joc: Source = { page: 'https://jocresponsabil.ro/autoexcludere/', read: '2026-11-25', certainty: 'own' }
const number: Source = { page: lists.others, dated: '2026', read: '2026-11-26', certainty: 'web-only' }
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
  crisis: [
    {
      name: 'depreHUB',
      call: '0374 456 420',
      web: 'https://deprehub.ro',
      source: 'https://newsbucuresti.ro/metrorex-lanseaza-o-campanie-impotriva-tentativelor-de-sinucidere/',
      dated: '2021-10',
      read: '2026-11-26',
      certainty: 'web-only',
    },
  ],
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
  note: 'adevarul.ro (2021) and wall-street.ro (2017) gave the number from the association; repositories of 2026 print it, two of them as a placeholder to be confirmed, so it is not shown. depreHUB’s number is of 2021. 112 and the children’s line have sure numbers.',
}
