import type { HelpEntry, Source } from './entry.ts'

const aide: Source = { page: 'https://aidejeu.ca/en/about/who-we-are', read: '2026-11-25', certainty: 'own' }
const number: Source = {
  page: 'https://doczz.fr/doc/5904568/annual-report---jeu---aide-et-r%C3%A9f%C3%A9rence',
  dated: '2014',
  read: '2026-11-26',
  certainty: 'own',
  official: true,
}

export const help: HelpEntry = {
  place: 'CA-QC',
  name: 'Québec',
  lines: [
    {
      name: 'Jeu : aide et référence · Gambling: Help and Referral',
      languages: ['fr', 'en'],
      web: { url: 'https://aidejeu.ca', source: aide },
      phone: { national: '1 800 461-0140', dial: '+18004610140', source: number },
      hours: { open: 'always', source: aide },
      free: { source: aide },
      anonymous: { source: aide },
    },
  ],
  ways: [],
  note: 'The number stands in the service’s own annual report, kept by another site, and unchanged in repositories of 2026; its web pages that could be read do not print it.',
}
