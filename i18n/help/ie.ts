import type { HelpEntry, Source } from './entry.ts'

const theirishtimestoday: Source = {
  page: 'https://theirishtimestoday.com/four-people-a-day-seek-help-from-problem-gambling-support-group',
  read: '2026-11-22',
  certainty: 'web-only',
}
const gamblingcare: Source = { page: 'https://gamblingcare.ie', read: '2026-11-22', certainty: 'web-only' }
const ccpc: Source = {
  page: 'https://www.ccpc.ie/consumers/money/debt/gambling-debt',
  read: '2026-11-22',
  certainty: 'own',
  official: true,
}

export const help: HelpEntry = {
  place: 'IE',
  lines: [
    {
      name: 'GamblingCare',
      languages: ['en'],
      web: { url: 'https://gamblingcare.ie', source: theirishtimestoday },
      phone: { national: '1800 936 725', dial: '+3531800936725', source: gamblingcare },
    },
  ],
  ways: [
    { kind: 'bank', source: ccpc },
    { kind: 'treatment', name: 'HSE', url: 'https://www2.hse.ie', source: ccpc },
  ],
  note: 'Two different numbers are about, so none is shown.',
}
