import type { HelpEntry, Line, Service, Source } from './entry.ts'

/** What is wrong with an entry, each with the key of the fact and a stable reason. */
export type HelpFault = {
  key: string
  reason:
    | 'no_source'
    | 'no_date'
    | 'unconfirmed'
    | 'undated'
    | 'outdated'
    | 'cannot_be_dialled'
    | 'unsafe_address'
    | 'bad_place'
    | 'cannot_be_reached'
    | 'other_country'
    | 'other_language'
}

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const isSafe = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'

const siteOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')
/** Whether a page is one of a site, or of a part of it. */
const isOf = (page: string, site: string) => URL.canParse(page) && `.${siteOf(page)}`.endsWith(`.${site}`)

/** Calling codes (ITU E.164) of the places we have help for, so that no number of another country gets in. */
const callingCodes: { readonly [country: string]: string } = {
  AR: '54',
  AT: '43',
  AU: '61',
  BE: '32',
  BG: '359',
  BR: '55',
  CA: '1',
  CH: '41',
  CL: '56',
  CO: '57',
  CY: '357',
  CZ: '420',
  DE: '49',
  DK: '45',
  EC: '593',
  EE: '372',
  ES: '34',
  FI: '358',
  FR: '33',
  GB: '44',
  GR: '30',
  HR: '385',
  HU: '36',
  IE: '353',
  IS: '354',
  IT: '39',
  LT: '370',
  LU: '352',
  LV: '371',
  MT: '356',
  MX: '52',
  NL: '31',
  NO: '47',
  NZ: '64',
  PE: '51',
  PL: '48',
  PT: '351',
  RO: '40',
  RS: '381',
  SE: '46',
  SI: '386',
  SK: '421',
  US: '1',
  UY: '598',
}

/** The language most people of a place speak (CLDR); English stands for everywhere. */
const languageOf = (place: string) => (place === 'world' ? 'en' : new Intl.Locale(`und-${place.slice(0, 2)}`).maximize().language)

/** Second-hand facts are of two pages of the last 24 months: what a page without a date says may be of any year. A year alone counts by its end. */
const isRecent = (dated: string, read: string) => Date.parse(read) - Date.parse(dated.padEnd(7, '-12')) <= 731 * 86_400_000

type Facts = Omit<Source, 'official'> & { official?: true | undefined }

/** Every fault of an entry; only one without any is generated into what players see. */
export const checkEntry = (entry: HelpEntry): HelpFault[] => {
  const { place, lines, ways, emergency, crisis = [], young = [] } = entry
  const faults: HelpFault[] = []
  const source = (key: string, { page, read, dated, certainty, official, also }: Facts, own: readonly (string | undefined)[]) => {
    const isOwn = official || own.some((url) => url && URL.canParse(url) && isOf(page, siteOf(url)))
    if (!page.trim()) faults.push({ key, reason: 'no_source' })
    else if (certainty === 'own' && !isOwn) faults.push({ key, reason: 'unconfirmed' })
    else if (certainty === 'second-hand') {
      const isOneSite = also && URL.canParse(page) && URL.canParse(also.page) && siteOf(page) === siteOf(also.page)
      if (!also?.page.trim() || also.page === page || isOneSite) faults.push({ key, reason: 'unconfirmed' })
      else if (!dated || !also.dated) faults.push({ key, reason: 'undated' })
      else if (!isRecent(dated, read) || !isRecent(also.dated, read)) faults.push({ key, reason: 'outdated' })
    }
    if (!isDay(read) || [dated, also?.dated].some((day) => day !== undefined && !/^\d{4}(-\d\d){0,2}$/.test(day)))
      faults.push({ key, reason: 'no_date' })
  }
  const address = (key: string, url: string | undefined) => {
    if (url !== undefined && !isSafe(url)) faults.push({ key, reason: 'unsafe_address' })
  }
  const dial = (key: string, number: string | undefined) => {
    if (number === undefined) return
    if (!/^[+*]?\d{2,15}$/.test(number)) faults.push({ key, reason: 'cannot_be_dialled' })
    else if (number.startsWith('+') && !number.startsWith(`+${callingCodes[place.slice(0, 2)]}`))
      faults.push({ key, reason: 'other_country' })
  }
  const service = (key: string, { call, text, web, source: page, ...facts }: Service) => {
    source(key, { page, ...facts }, [web])
    address(`${key}.web`, web)
    dial(`${key}.call`, call?.replace(/[\s-]/g, ''))
    dial(`${key}.text`, text?.replace(/[\s-]/g, ''))
    if (!web && !call && !text) faults.push({ key, reason: 'cannot_be_reached' })
  }
  const line = (key: string, { web, phone, text, chat, hours, free, anonymous, relatives }: Line) => {
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
  ways.forEach(({ kind, url, source: from }, index) => {
    const key = `${place}.ways.${index}`
    source(key, from, [url, ...lines.map(({ web }) => web?.url)])
    address(key, url)
    if (!url && kind !== 'bank') faults.push({ key, reason: 'cannot_be_reached' })
  })
  if (emergency) {
    source(`${place}.emergency`, { page: emergency.source, read: emergency.read, certainty: 'own', official: true }, [])
    dial(`${place}.emergency`, emergency.number.replace(/\s/g, ''))
  }
  for (const [index, each] of crisis.entries()) service(`${place}.crisis.${index}`, each)
  for (const [index, each] of young.entries()) service(`${place}.young.${index}`, each)
  return faults
}

/** Sources that were last read longer ago than this are told by `texts status`, the console and a metric; no build fails for it. */
export const staleAfter = 180 * 86_400_000

/** The day each fact was read, by its key. */
const readDays = ({ place, lines, ways, emergency, crisis = [], young = [] }: HelpEntry): [key: string, read: string][] => [
  ...lines.flatMap(({ name: _, languages: __, ...facts }, index) =>
    Object.entries(facts).map(([name, { source }]): [string, string] => [`${place}.lines.${index}.${name}`, source.read]),
  ),
  ...ways.map(({ source }, index): [string, string] => [`${place}.ways.${index}`, source.read]),
  ...(emergency ? [[`${place}.emergency`, emergency.read] as [string, string]] : []),
  ...crisis.map(({ read }, index): [string, string] => [`${place}.crisis.${index}`, read]),
  ...young.map(({ read }, index): [string, string] => [`${place}.young.${index}`, read]),
]

/** The day the oldest source of an entry was read; undefined where it names none. */
export const oldestSource = (entry: HelpEntry): string | undefined =>
  readDays(entry)
    .map(([, read]) => read)
    .toSorted()
    .at(0)

/** Keys of the facts of an entry that were read too long ago. */
export const staleFacts = (entry: HelpEntry, now: Date): string[] =>
  readDays(entry).flatMap(([key, read]) => (now.getTime() - Date.parse(read) > staleAfter ? [key] : []))
