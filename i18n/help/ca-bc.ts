import type { HelpEntry, Source } from './entry.ts'

const programme: Source = {
  page: 'https://www.wellnessnews.ca/gambling-and-covid-19-2/',
  dated: '2020',
  read: '2026-11-26',
  certainty: 'own',
  official: true,
}

export const help: HelpEntry = {
  place: 'CA-BC',
  name: 'British Columbia',
  lines: [
    {
      name: 'Gambling Support BC',
      languages: ['en'],
      phone: { national: '1-888-795-6111', dial: '+18887956111', source: programme },
      web: { url: 'https://www.bcresponsiblegambling.ca', source: { ...programme, certainty: 'web-only' } },
    },
  ],
  ways: [],
}
