import type { HelpEntry, Source } from './entry.ts'

const redcrossCmd: Source = {
  page: 'https://redcross-cmd.org/gambling-addiction/resources/helplines',
  dated: '2025',
  read: '2026-11-22',
  sure: 'high',
}
const playusa: Source = {
  page: 'https://www.playusa.com/national-council-on-problem-gambling-800-gambler-helpline/',
  dated: '2022-05-18',
  read: '2026-11-22',
  sure: 'high',
}

export const help: HelpEntry = {
  place: 'US-NJ',
  lines: [
    {
      name: '1-800-GAMBLER',
      languages: ['en', 'es'],
      web: { url: 'https://800gambler.org', source: redcrossCmd },
      phone: { national: '1-800-426-2537 (1-800-GAMBLER)', dial: '+18004262537', source: playusa },
    },
  ],
  ways: [],
  note: 'Of the Council on Compulsive Gambling of New Jersey.',
}
