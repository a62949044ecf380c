import type { Certainty, Emergency, HelpEntry, Service, Source } from './entry.ts'

export type { HelpEntry }

/** `https://service.example/contact 2025-10-26`: an address, and behind it the date that the page bears. */
const pageOf = (text: string) => {
  const [page = '', dated] = text.split(' ')
  return { page, ...(dated && { dated }) }
}
const source = (certainty: Certainty, page: string, read: string): Source => ({ ...pageOf(page), read, certainty })
/** A fact of the service's own page. */
export const own = (page: string, read: string): Source => source('own', page, read)
/** Of a page of the authority, or of one that the service wrote for another site. */
export const official = (page: string, read: string): Source => ({ ...own(page, read), official: true })
/** Of two independent pages with dates. */
export const both = (page: string, also: string, read: string): Source => ({ ...source('second-hand', page, read), also: pageOf(also) })
/** Of one page with a date. */
export const one = (page: string, read: string): Source => source('one-page', page, read)
/** Of less: nothing but a web address is shown for it. */
export const web = (page: string, read: string): Source => source('web-only', page, read)

/** Of a number of the Union's: its decision (2007/116/EC) reserves 116 111 and 116 123, the authority on the page assigns it in the state. */
export const assigned = (page: string, read: string): Source => ({
  ...official(page, read),
  also: pageOf('https://eur-lex.europa.eu/legal-content/SV/TXT/HTML/?uri=OJ:L:2007:049:FULL 2007-02-17'),
})

const repository = 'https://github.com/craigrallen/world-emergency-hotlines/blob'
/** The British government's travel advice for every country, in a dated copy. */
export const travelAdvice = one(
  `${repository}/9c0cf29d39a7f4d0fcd6244354c4d564dcdaa55e/sources/fco_travel_advice.json 2026-04-22`,
  '2026-11-29',
)
/** A catalogue of crisis lines, each checked with the service's own site. */
export const crisisLines = one(
  'https://github.com/gregdetre/healthyselfjournal/blob/f04f41da5f838bc3798f5306f767a1db198e80eb/docs/reference/GLOBAL_CRISIS_RESOURCES.md 2025-10',
  '2026-11-29',
)

/** One emergency number for everything. */
export const everyone = (number: string, from: Source): readonly Emergency[] => [{ number, of: 'all', source: from }]
/** Numbers of ambulance and police where they have two. */
export const ambulanceAndPolice = (ambulance: string, police: string, from: Source = travelAdvice): readonly Emergency[] => [
  { number: ambulance, of: 'ambulance', source: from },
  { number: police, of: 'police', source: from },
]
/** The emergency number of the European Union, on the Commission's own page. */
export const europe = everyone('112', official('http://ec.europa.eu/information_society/activities/112/actions/index_en.htm', '2026-11-26'))

/** Somebody for a crisis, or for the young. */
export const service = (
  name: string,
  languages: readonly string[],
  reached: Omit<Service, 'name' | 'languages' | 'source'>,
  from: Source,
): Service => ({ name, languages, ...reached, source: from })
