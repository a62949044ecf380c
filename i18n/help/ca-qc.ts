import type { HelpEntry, Source } from './entry.ts'

const aide: Source = { page: 'https://aidejeu.ca/en/about/who-we-are', read: '2026-11-25', certainty: 'own' }
const number: Source = {
  page: 'Ten public repositories with the number of the line',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: 'https://agameshouldremainagame.com' },
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
}
