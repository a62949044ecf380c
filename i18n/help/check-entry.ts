import type { HelpEntry, Source } from './entry.ts'

/** What is wrong with an entry, each with the key of the fact and a stable reason. */
export type HelpFault = {
  key: string
  reason: 'no_source' | 'no_date' | 'unconfirmed' | 'cannot_be_dialled' | 'unsafe_address' | 'bad_place' | 'cannot_be_reached'
}

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const isSafe = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'

const siteOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')
/** Whether a page is one of a site, or of a part of it. */
const isOf = (page: string, site: string) => URL.canParse(page) && `.${siteOf(page)}`.endsWith(`.${site}`)

/** Every fault of an entry; only one without any is generated into what players see. */
export const checkEntry = ({ place, lines, ways }: HelpEntry): HelpFault[] => {
  const faults: HelpFault[] = []
  const ownUrls = [...lines.flatMap(({ web, chat }) => [web?.url, chat?.url]), ...ways.map(({ url }) => url)].flatMap((url) =>
    url && URL.canParse(url) ? [siteOf(url)] : [],
  )
  const source = (key: string, { page, read, dated, sure, official, also }: Source) => {
    if (!page.trim()) faults.push({ key, reason: 'no_source' })
    else if (sure === 'high' && !official && !also && !ownUrls.some((site) => isOf(page, site))) faults.push({ key, reason: 'unconfirmed' })
    if (!isDay(read) || (dated !== undefined && !/^\d{4}(-\d\d){0,2}$/.test(dated))) faults.push({ key, reason: 'no_date' })
  }
  const address = (key: string, url: string | undefined) => {
    if (url !== undefined && !isSafe(url)) faults.push({ key, reason: 'unsafe_address' })
  }
  if (!/^(world|[A-Z]{2}(-[A-Z0-9]{1,3})?)$/.test(place)) faults.push({ key: place, reason: 'bad_place' })
  lines.forEach(({ web, phone, text, chat, hours, free }, index) => {
    const key = `${place}.lines.${index}`
    for (const [name, fact] of Object.entries({ web, phone, text, chat, hours, free })) if (fact) source(`${key}.${name}`, fact.source)
    address(`${key}.web`, web?.url)
    address(`${key}.chat`, chat?.url)
    if (phone && !/^\+?\d{3,15}$/.test(phone.dial)) faults.push({ key: `${key}.phone`, reason: 'cannot_be_dialled' })
    if (text && !/^\+?\d{3,15}$/.test(text.number)) faults.push({ key: `${key}.text`, reason: 'cannot_be_dialled' })
    if (!web && !phone && !text && !chat) faults.push({ key, reason: 'cannot_be_reached' })
  })
  ways.forEach(({ kind, url, source: from }, index) => {
    const key = `${place}.ways.${index}`
    source(key, from)
    address(key, url)
    if (!url && kind !== 'bank') faults.push({ key, reason: 'cannot_be_reached' })
  })
  return faults
}

/** Sources that were last read longer ago than this are told by `texts status`, the console and a metric. */
export const staleAfter = 180 * 86_400_000

/** The day the oldest source of an entry was read; undefined where it names none. */
export const oldestSource = ({ lines, ways }: HelpEntry): string | undefined =>
  [
    ...lines.flatMap(({ name: _, languages: __, ...facts }) => Object.values(facts).map(({ source }) => source.read)),
    ...ways.map(({ source }) => source.read),
  ]
    .toSorted()
    .at(0)

/** Keys of the facts of an entry that were read too long ago. */
export const staleFacts = ({ place, lines, ways }: HelpEntry, now: Date): string[] => {
  const isStale = ({ read }: Source) => now.getTime() - Date.parse(read) > staleAfter
  const ofLines = lines.flatMap(({ name: _, languages: __, ...facts }, index) =>
    Object.entries(facts).flatMap(([name, fact]) => (isStale(fact.source) ? [`${place}.lines.${index}.${name}`] : [])),
  )
  return [...ofLines, ...ways.flatMap(({ source }, index) => (isStale(source) ? [`${place}.ways.${index}`] : []))]
}
