import type { HelpEntry, Source } from './entry.ts'

const jocresponsabil: Source = { page: 'https://jocresponsabil.ro/autoexcludere/', read: '2026-11-22', certainty: 'own' }
const jocresponsabilLow: Source = { page: 'https://jocresponsabil.ro', read: '2026-11-22', certainty: 'web-only' }
const playtech: Source = {
  page: 'https://playtech.ro/2025/jocurile-de-noroc-in-romania-cum-functioneaza-autoexcluderea-de-la-pacanele-singura-solutie-sa-scapa-de-dependenta-pentru-multi-romani/',
  dated: '2025-09-10',
  read: '2026-11-22',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'RO',
  lines: [
    {
      name: 'Joc Responsabil',
      languages: ['ro'],
      web: { url: 'https://jocresponsabil.ro', source: jocresponsabil },
      phone: { national: '0800 800 099', dial: '+40800800099', source: jocresponsabilLow },
    },
  ],
  ways: [{ kind: 'register', name: 'Autoexcludere ONJN', url: 'https://onjn.gov.ro', source: playtech }],
  note: 'The number is not on the pages that could be read.',
}
