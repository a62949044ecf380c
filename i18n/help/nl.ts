import type { HelpEntry, Source } from './entry.ts'

const consumentenbond: Source = {
  page: 'https://www.consumentenbond.nl/acties-claims/nieuws/2025/review-open-over-gokken',
  dated: '2025-11-20',
  read: '2026-11-22',
  certainty: 'web-only',
}
const consumentenbondLow: Source = { page: 'https://www.consumentenbond.nl', read: '2026-11-22', certainty: 'web-only' }
const nu: Source = {
  page: 'https://www.nu.nl/tech/6161894/ruim-zestienhonderd-mensen-ontzeggen-zichzelf-toegang-tot-gokwebsites.html',
  dated: '2021-10',
  read: '2026-11-22',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'NL',
  lines: [
    {
      name: 'Open over Gokken',
      languages: ['nl'],
      web: { url: 'https://openovergokken.nl', source: consumentenbond },
      phone: { national: '0800 24 000 22', dial: '+318002400022', source: consumentenbondLow },
    },
  ],
  ways: [{ kind: 'register', name: 'Cruks', url: 'https://www.cruksregister.nl', source: nu }],
  note: 'Took the place of Loket Kansspel in November 2025; the number belonged to Loket Kansspel.',
}
