import type { HelpEntry, Source } from './entry.ts'
import { europe, lists } from './public-lists.ts'

const joc: Source = { page: 'https://jocresponsabil.ro/autoexcludere/', read: '2026-11-25', certainty: 'own' }
const number: Source = {
  page: 'Public repository of 2026 that gives it as the free line of jocresponsabil.ro',
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
  crisis: [
    {
      name: 'Telefonul Sufletului',
      call: '0800 801 200',
      hours: 'always',
      source: lists.others,
      also: { page: 'Public list of crisis lines by country that names it with its number' },
      read: '2026-11-25',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'Telefonul Copilului',
      web: 'https://www.telefonulcopilului.ro',
      source: lists.children,
      read: '2026-11-25',
      certainty: 'web-only',
    },
  ],
  note: 'Public repositories of 2025 and 2026 print the number as the association’s free line; adevarul.ro (2021) and wall-street.ro (2017) gave it from the association. Its own page with it could not be opened.',
}
