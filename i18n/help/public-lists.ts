import type { Source } from './entry.ts'

/**
 * Public lists of emergency numbers, crisis lines and child helplines, read through a search over public repositories: where a service’s own page could
 * not be read, two of them that agree make a number second-hand. Those without an address are named by what they call themselves and their date.
 */
export const lists = {
  emergency: 'Public list “International Emergency & Crisis Helpline Numbers”, January 2026',
  support: 'Public list of support lines by market, each checked on the service’s own site, October 2026',
  children: 'Public list of emergency numbers, crisis lines and child helplines by country',
  services: 'https://github.com/nepthius/ResilientRhino/blob/9698e0e9d5b686ff5cb86fd26dc01c27ca0c60fc/ResilientRhino/src/countries.js',
  others: 'Several public repositories of 2025 and 2026 that print the same digits',
} as const

/** The emergency number of the European Union, on a page that quotes the Commission. */
export const europe = {
  number: '112',
  source: 'https://www.news.lt/Law-And-Order-Crime/Need-help-Dial-112.im?f=c&id=189320&p=12',
  read: '2026-11-25',
} as const

const safetyCouncil = {
  page: 'Public page that gives the confidential lines of the Canada Safety Council by province',
  read: '2026-11-25',
  certainty: 'second-hand',
} as const

/** Lines of Canada's provinces, by what else says the same. */
export const provinces: Record<'guide' | 'others', Source> = {
  guide: { ...safetyCouncil, also: { page: 'Public guide to gambling in the provinces, 2026' } },
  others: { ...safetyCouncil, also: { page: lists.others } },
}
