import type { HelpEntry, Source } from './entry.ts'

const insiderluckfeed: Source = { page: 'https://insiderluckfeed.com/responsible-gambling.html', read: '2026-11-22', sure: 'medium' }
const austgamingcouncil: Source = {
  page: 'https://austgamingcouncil.org.au/seeking-help/self-exclusion-programs',
  read: '2026-11-22',
  sure: 'high',
}
const m: Source = {
  page: 'https://m.scoop.co.nz/stories/GE0708/S00057/gambling-helpline-leads-way-with-new-text-service.htm',
  dated: '2007-08',
  read: '2026-11-22',
  sure: 'medium',
}

export const help: HelpEntry = {
  place: 'NZ',
  lines: [
    {
      name: 'Gambling Helpline Aotearoa',
      languages: ['en'],
      web: { url: 'https://www.gamblinghelpline.co.nz', source: insiderluckfeed },
      phone: { national: '0800 654 655', dial: '+64800654655', source: austgamingcouncil },
      text: { number: '8006', source: m },
      free: { source: m },
    },
  ],
  ways: [],
  note: 'The page for text messages and price is of 2007, of an earlier operator of the line, so neither is shown.',
}
