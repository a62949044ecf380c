import { both, crisisLines, europe, type HelpEntry, official, one, service } from './sources.ts'

const bookmakerReviews = one(
  'https://github.com/pinwork/bookmaker_reviews/blob/53627e18a260fa447d065a8e719c1e5a7d837a82/src/data/articles/overrides/ie/en/guides/responsible-gambling-ie-bible.ts 2026-01-22',
  '2026-11-29',
)
const ccpc = official('https://www.ccpc.ie/consumers/money/debt/gambling-debt', '2026-11-25')

export const help: HelpEntry = {
  place: 'IE',
  lines: [
    {
      name: 'GamblingCare',
      languages: ['en'],
      web: { url: 'https://www.gamblingcare.ie', source: bookmakerReviews },
      phone: { national: '1800 936 725', dial: '+3531800936725', source: bookmakerReviews },
    },
  ],
  ways: [
    { kind: 'bank', source: ccpc },
    { kind: 'treatment', name: 'HSE', url: 'https://www2.hse.ie', source: ccpc },
  ],
  emergency: europe,
  crisis: [service('Samaritans', ['en'], { call: '116 123', web: 'https://www.samaritans.org/ireland', hours: 'always' }, crisisLines)],
  young: [
    service(
      'Childline',
      ['en'],
      { call: '1800 66 66 66', web: 'https://www.childline.ie', hours: 'always' },
      both(
        'https://www.independent.ie/regionals/corkman/news/sharp-increase-in-contacts-to-childline-over-christmas-41197253.html 2021-12-31',
        'https://audio.com/connemararadioarchives/audio/health-pg-33-17dec2024 2024-12-17',
        '2026-11-29',
      ),
    ),
  ],
  note: 'Pages differ on the hours of GamblingCare, so none are shown; 1800 753 753, which stands on copies, fell silent in 2018.',
}
