import type { HelpEntry, Line, Service, Source } from './entry.ts'

/** What is wrong with an entry, each with the key of the fact and a stable reason. */
export type HelpFault = {
  key: string
  reason:
    | 'no_source'
    | 'no_date'
    | 'unconfirmed'
    | 'undated'
    | 'cannot_be_dialled'
    | 'unsafe_address'
    | 'bad_place'
    | 'bad_language'
    | 'cannot_be_reached'
    | 'half_of_two'
    | 'other_country'
    | 'other_language'
}

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const isSafe = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'
const isPage = (page: string) => URL.canParse(page) && /^https?:$/.test(new URL(page).protocol)

/** Whose site a page is of; of a site that keeps other people's repositories, whose. */
const siteOf = (url: string) => {
  const { hostname } = new URL(url)
  return hostname === 'github.com' ? (/github\.com\/[^/]+/.exec(url)?.[0] ?? hostname) : hostname.replace(/^www\./, '')
}
/** Whether a page is one of a site, or of a part of it. */
const isOf = (page: string, site: string) => URL.canParse(page) && `.${siteOf(page)}`.endsWith(`.${site}`)
/** The Union's decisions reserve a number; who answers it says the authority that assigns it. */
const decisions = 'eur-lex.europa.eu'

/** Calling codes (ITU E.164) of the places we have help for, so that no number of another country gets in. */
const callingCodes = new Map(
  [
    'AR 54, AT 43, AU 61, BE 32, BG 359, BR 55, CA 1, CH 41, CL 56, CO 57, CY 357, CZ 420, DE 49, DK 45',
    'EC 593, EE 372, ES 34, FI 358, FR 33, GB 44, GR 30, HR 385, HU 36, IE 353, IS 354, IT 39, LT 370, LU 352, LV 371, MT 356',
    'MX 52, NL 31, NO 47, NZ 64, PE 51, PL 48, PT 351, RO 40, RS 381, SE 46, SI 386, SK 421, US 1, UY 598',
  ].flatMap((row) => row.split(', ').map((each) => each.split(' ') as [country: string, code: string])),
)

/** The language most people of a place speak (CLDR); English stands for everywhere. */
const languageOf = (place: string) => (place === 'world' ? 'en' : new Intl.Locale(`und-${place.slice(0, 2)}`).maximize().language)

/** Every fault of an entry; only one without any is generated into what players see. */
export const checkEntry = (entry: HelpEntry): HelpFault[] => {
  const { place, lines, ways = [], emergency, crisis = [], young = [] } = entry
  const faults: HelpFault[] = []
  const source = (key: string, { page, read, dated, certainty, official, also }: Source, own: readonly (string | undefined)[]) => {
    const isOwn = (official && !isOf(page, decisions)) || own.some((url) => url && URL.canParse(url) && isOf(page, siteOf(url)))
    if (!isPage(page) || (also && !isPage(also.page))) faults.push({ key, reason: 'no_source' })
    else if (certainty === 'own' && !isOwn) faults.push({ key, reason: 'unconfirmed' })
    else if (certainty === 'second-hand' && (!also || siteOf(page) === siteOf(also.page))) faults.push({ key, reason: 'unconfirmed' })
    else if ((certainty === 'second-hand' && !also?.dated) || (/second-hand|one-page/.test(certainty) && !dated))
      faults.push({ key, reason: 'undated' })
    if (!isDay(read) || [dated, also?.dated].some((day) => day !== undefined && !/^\d{4}(-\d\d){0,2}$/.test(day)))
      faults.push({ key, reason: 'no_date' })
  }
  const address = (key: string, url: string | undefined) => {
    if (url !== undefined && !isSafe(url)) faults.push({ key, reason: 'unsafe_address' })
  }
  const dial = (key: string, number: string | undefined) => {
    if (number === undefined) return
    if (!/^[+*]?\d{2,15}$/.test(number)) faults.push({ key, reason: 'cannot_be_dialled' })
    else if (number.startsWith('+') && !number.startsWith(`+${callingCodes.get(place.slice(0, 2))}`))
      faults.push({ key, reason: 'other_country' })
  }
  const spoken = (key: string, languages: readonly string[]) => {
    if (languages.length === 0 || languages.some((language) => !/^[a-z]{2}$/.test(language))) faults.push({ key, reason: 'bad_language' })
  }
  const service = (key: string, { call, text, web, languages, source: from }: Service) => {
    source(key, from, [web])
    spoken(key, languages)
    address(`${key}.web`, web)
    dial(`${key}.call`, call?.replace(/[\s-]/g, ''))
    dial(`${key}.text`, text?.replace(/[\s-]/g, ''))
    if (!web && !call && !text) faults.push({ key, reason: 'cannot_be_reached' })
  }
  const line = (key: string, { languages, web, phone, text, chat, hours, free, anonymous, relatives }: Line) => {
    spoken(key, languages)
    for (const [name, fact] of Object.entries({ web, phone, text, chat, hours, free, anonymous, relatives }))
      if (fact) source(`${key}.${name}`, fact.source, [web?.url, chat?.url])
    address(`${key}.web`, web?.url)
    address(`${key}.chat`, chat?.url)
    dial(`${key}.phone`, phone?.dial)
    dial(`${key}.text`, text?.number)
    if (!web && !phone && !text && !chat) faults.push({ key, reason: 'cannot_be_reached' })
  }
  if (!/^(world|[A-Z]{2}(-[A-Z0-9]{1,3})?)$/.test(place)) faults.push({ key: place, reason: 'bad_place' })
  else if (lines.length > 0 && !lines.some(({ languages }) => languages.includes(languageOf(place))))
    faults.push({ key: `${place}.lines`, reason: 'other_language' })
  for (const [index, each] of lines.entries()) line(`${place}.lines.${index}`, each)
  ways.forEach(({ kind, url, term, source: from }, index) => {
    const key = `${place}.ways.${index}`
    for (const each of [from, term?.source]) if (each) source(key, each, [url, ...lines.map(({ web }) => web?.url)])
    address(key, url)
    if (!url && kind !== 'bank') faults.push({ key, reason: 'cannot_be_reached' })
  })
  emergency?.forEach(({ number, source: from }, index) => {
    source(`${place}.emergency.${index}`, from, [])
    dial(`${place}.emergency.${index}`, number.replace(/\s/g, ''))
  })
  const kinds = new Set(emergency?.map(({ of }) => of))
  if (emergency && !kinds.has('all') && kinds.size < 2) faults.push({ key: `${place}.emergency`, reason: 'half_of_two' })
  for (const [index, each] of crisis.entries()) service(`${place}.crisis.${index}`, each)
  for (const [index, each] of young.entries()) service(`${place}.young.${index}`, each)
  return faults
}

/** Sources that were last read longer ago than this are told by `texts status`, the console and a metric; no build fails for it. */
export const staleAfter = 180 * 86_400_000
/** Of any certainty, pages older than 24 months say what was, not what is. */
const oldAfter = 731 * 86_400_000

/** Every fact of an entry by its key. */
export const factsOf = ({
  place,
  lines,
  ways = [],
  emergency = [],
  crisis = [],
  young = [],
}: HelpEntry): [key: string, source: Source][] => [
  ...lines.flatMap(({ name: _, languages: __, ...facts }, index) =>
    Object.entries(facts).map(([name, { source }]): [string, Source] => [`${place}.lines.${index}.${name}`, source]),
  ),
  ...ways.flatMap(({ source, term }, index): [string, Source][] => [
    [`${place}.ways.${index}`, source],
    ...(term ? [[`${place}.ways.${index}.term`, term.source] as [string, Source]] : []),
  ]),
  ...Object.entries({ emergency, crisis, young }).flatMap(([kind, each]) =>
    each.map(({ source }, index): [string, Source] => [`${place}.${kind}.${index}`, source]),
  ),
]

/** The day the oldest source of an entry was read; undefined where it names none. */
export const oldestSource = (entry: HelpEntry): string | undefined =>
  factsOf(entry)
    .map(([, { read }]) => read)
    .toSorted()
    .at(0)

/** The date of a fact: its newest page's; of a page without one the day it was read. */
export const dateOf = ({ dated, also, read }: Source): string => (dated && also?.dated && also.dated > dated ? also.dated : (dated ?? read))

/** Facts of an entry, of every certainty, whose pages are all older than 24 months, and those read too long ago. A year alone counts by its end. */
export const agedFacts = (entry: HelpEntry, now: Date): { key: string; page: string; date: string; reason: 'old' | 'unread' }[] =>
  factsOf(entry).flatMap(([key, source]) => {
    const { page, read } = source
    const isPast = (day: string, age: number) => now.getTime() - Date.parse(day.padEnd(7, '-12')) > age
    return [
      ...(isPast(dateOf(source), oldAfter) ? [{ key, page, date: dateOf(source), reason: 'old' as const }] : []),
      ...(isPast(read, staleAfter) ? [{ key, page, date: read, reason: 'unread' as const }] : []),
    ]
  })

/** Keys of the facts of an entry that were read too long ago. */
export const staleFacts = (entry: HelpEntry, now: Date): string[] =>
  agedFacts(entry, now).flatMap(({ key, reason }) => (reason === 'unread' ? [key] : []))
