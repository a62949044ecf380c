/**
 * Public lists of emergency numbers, crisis lines and child helplines, read through a search over public repositories and named by what they call
 * themselves where they have no address. Without a date of their own they make no number certain.
 */
export const lists = {
  children: 'Public list of emergency numbers, crisis lines and child helplines by country',
  services: 'https://github.com/nepthius/ResilientRhino/blob/9698e0e9d5b686ff5cb86fd26dc01c27ca0c60fc/ResilientRhino/src/countries.js',
  others: 'Several public repositories of 2025 and 2026 that print the same digits',
  emergency: 'Public list “International Emergency & Crisis Helpline Numbers”, January 2026',
  support: 'Public list “Akana: support lines” by market, each number read on the organisation’s own site, October 2026',
} as const

/** Lists that bear a date: two of them that agree make a number second-hand. */
export const datedLists = {
  emergency: { page: lists.emergency, dated: '2026-01' },
  support: { page: lists.support, dated: '2026-10' },
  checked: { page: 'Public list of the crisis lines of 31 countries, each checked with its provider, 12 August 2026', dated: '2026-08-12' },
  audit: {
    page: 'Audit of the help numbers of a site for six countries against the services’ own sites, 9 August 2026',
    dated: '2026-08-09',
  },
  addictions: {
    page: 'Public list of Canada’s addiction lines after the Canadian Centre on Substance Use and Addiction (ccsa.ca), 5 October 2026',
    dated: '2026-10-05',
  },
  canada: { page: 'Public page “Crisis & Support Resources” by province, 6 January 2026', dated: '2026-01-06' },
} as const

/** The emergency number of the European Union, on the Commission’s own page. */
export const europe = {
  number: '112',
  source: 'http://ec.europa.eu/information_society/activities/112/actions/index_en.htm',
  read: '2026-11-26',
} as const
