import type { HelpEntry, Line, OpenSpan, Source, WayKind } from './entry.ts'

/** A line as players may see it. */
export type ShownLine = {
  name: string
  languages: readonly string[]
  web?: string
  phone?: { national: string; dial: string }
  text?: { number: string; shown?: string }
  chat?: string
  hours?: 'always' | readonly OpenSpan[]
  free?: true
}
export type ShownWay = { kind: WayKind; name?: string; url?: string }
export type ShownHelp = { place: string; lines: readonly ShownLine[]; ways: readonly ShownWay[] }

type Fact = { source: Source } | undefined
const isSure = (fact: Fact) => fact?.source.sure === 'high'
const isLikely = (fact: Fact) => fact !== undefined && fact.source.sure !== 'low'

const shownLine = ({ name, languages, web, phone, text, chat, hours, free }: Line): ShownLine => ({
  name,
  languages,
  ...(web && isLikely(web) && { web: web.url }),
  ...(phone && isSure(phone) && { phone: { national: phone.national, dial: phone.dial } }),
  ...(text && isSure(text) && { text: { number: text.number, ...(text.shown && { shown: text.shown }) } }),
  ...(chat && isSure(chat) && { chat: chat.url }),
  ...(hours && isSure(hours) && { hours: hours.open }),
  ...(isSure(free) && { free: true as const }),
})

/** What of an entry players may see: sure facts, and web addresses and ways that are not hearsay. */
export const shownHelp = ({ place, lines, ways }: HelpEntry): ShownHelp => ({
  place,
  lines: lines.map(shownLine).filter(({ web, phone, text, chat }) => web || phone || text || chat),
  ways: ways.filter((way) => isLikely(way)).map(({ kind, name, url }) => ({ kind, ...(name && { name }), ...(url && { url }) })),
})
