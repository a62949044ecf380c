import type { HelpEntry, Source } from './entry.ts'

const health: Source = {
  page: 'https://www2.gnb.ca/content/gnb/en/departments/health/news/news_release.2017.03.0322.html',
  dated: '2017-03',
  read: '2026-11-26',
  certainty: 'own',
  official: true,
}

export const help: HelpEntry = {
  place: 'CA-NB',
  name: 'New Brunswick · Nouveau-Brunswick',
  lines: [
    {
      name: 'Gambling Information Line',
      languages: ['en'],
      phone: { national: '1-800-461-1234', dial: '+18004611234', source: health },
      hours: { open: 'always', source: health },
    },
  ],
  ways: [],
}
