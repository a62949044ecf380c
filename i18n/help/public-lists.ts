import type { Source } from './entry.ts'

/**
 * Public lists of emergency numbers, crisis lines and child helplines, read through a search over public repositories: where a service’s own page could
 * not be read, two of them that agree make a number second-hand. Those without an address are named by what they call themselves and their date.
 */
export const lists = {
  emergency: 'Public list “International Emergency & Crisis Helpline Numbers”, January 2026',
  support: 'Public list “Akana: support lines” by market, each number read on the organisation’s own site, October 2026',
  children: 'Public list of emergency numbers, crisis lines and child helplines by country',
  services: 'https://github.com/nepthius/ResilientRhino/blob/9698e0e9d5b686ff5cb86fd26dc01c27ca0c60fc/ResilientRhino/src/countries.js',
  addictions: 'Public list of Canada’s addiction lines after the Canadian Centre on Substance Use and Addiction (ccsa.ca), 5 October 2026',
  canada: 'Public page “Crisis & Support Resources” by province, 6 January 2026',
  others: 'Several public repositories of 2025 and 2026 that print the same digits',
} as const

/** The emergency number of the European Union, on the Commission’s own page. */
export const europe = {
  number: '112',
  source: 'http://ec.europa.eu/information_society/activities/112/actions/index_en.htm',
  read: '2026-11-26',
} as const

/** Lines of Canada's provinces and territories, each on two lists: for gambling, or for addictions where the newest name no line for gambling. */
export const provinces: Record<'gambling' | 'alberta' | 'addictions', Source> = {
  gambling: {
    page: 'Public page that gives the confidential lines of the Canada Safety Council by province',
    read: '2026-11-25',
    certainty: 'second-hand',
    also: { page: 'https://www.onlinegamblingcanada.com' },
  },
  alberta: {
    page: lists.addictions,
    dated: '2026-10-05',
    read: '2026-11-26',
    certainty: 'second-hand',
    also: { page: 'Public guide to gambling in the provinces, 2026' },
  },
  addictions: {
    page: lists.addictions,
    dated: '2026-10-05',
    read: '2026-11-26',
    certainty: 'second-hand',
    also: { page: lists.canada, dated: '2026-01-06' },
  },
}
