import type { HelpEntry, Source } from './entry.ts'

const sbcamericas: Source = {
  page: 'https://sbcamericas.com/2025/10/02/ncpg-resurrects-old-helpline-number/',
  dated: '2025-10-02',
  read: '2026-11-22',
  certainty: 'web-only',
}
const casinoControlCommission: Source = {
  page: 'https://www.nj.gov/casinos/services/problem/',
  read: '2026-11-22',
  certainty: 'own',
  official: true,
}

export const help: HelpEntry = {
  place: 'US-NJ',
  name: 'New Jersey',
  lines: [
    {
      name: '1-800-GAMBLER',
      languages: ['en', 'es'],
      web: { url: 'https://800gambler.org', source: sbcamericas },
      phone: { national: '1-800-426-2537 (1-800-GAMBLER)', dial: '+18004262537', source: casinoControlCommission },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'New Jersey Self-Exclusion Program',
      url: 'https://www.nj.gov/casinos/services/problem/',
      source: casinoControlCommission,
    },
  ],
  note: 'Of the Council on Compulsive Gambling of New Jersey.',
}
