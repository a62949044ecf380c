import type { Emergency, HelpEntry, Line, OpenSpan, Service, Source, Term, WayKind } from './entry.ts'

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
  anonymous?: true
  relatives?: true
}
export type ShownWay = { kind: WayKind; name?: string; url?: string; term?: Term }
export type ShownHelp = { place: string; name?: string; lines: readonly ShownLine[]; ways: readonly ShownWay[] }

/** Somebody for a crisis, or for the young, as players may see them. */
export type ShownService = Pick<Service, 'name' | 'languages' | 'call' | 'text' | 'web' | 'hours'>
export type ShownEmergency = Pick<Emergency, 'number' | 'of'>
/** Whom a place has for danger and for the young, apart from the rest: only results and the screen for the young need it. */
export type ShownDanger = {
  place: string
  emergency: readonly ShownEmergency[]
  crisis: readonly ShownService[]
  young: readonly ShownService[]
}

/** Its age is no matter here: what is old is listed, not hidden. */
const isSure = (fact: { source: Source } | undefined) => fact !== undefined && fact.source.certainty !== 'web-only'

const shownLine = ({ name, languages, web, phone, text, chat, hours, free, anonymous, relatives }: Line): ShownLine => ({
  name,
  languages,
  ...(web && { web: web.url }),
  ...(phone && isSure(phone) && { phone: { national: phone.national, dial: phone.dial } }),
  ...(text && isSure(text) && { text: { number: text.number, ...(text.shown && { shown: text.shown }) } }),
  ...(chat && isSure(chat) && { chat: chat.url }),
  ...(hours && isSure(hours) && { hours: hours.open }),
  ...(isSure(free) && { free: true as const }),
  ...(isSure(anonymous) && { anonymous: true as const }),
  ...(isSure(relatives) && { relatives: true as const }),
})

/** What of an entry players may see: certain facts, and web addresses and ways. */
export const shownHelp = ({ place, name, lines, ways = [] }: HelpEntry): ShownHelp => ({
  place,
  ...(name && { name }),
  lines: lines.map(shownLine).filter(({ web, phone, text, chat }) => web || phone || text || chat),
  ways: ways.map(({ kind, name: way, url, term }) => ({
    kind,
    ...(way && { name: way }),
    ...(url && { url }),
    ...(term && isSure(term) && { term: term.lasts }),
  })),
})

const shownServices = (services: readonly Service[] = []): ShownService[] =>
  services
    .map(({ name, languages, call, text, web, hours, source }) => ({
      name,
      languages,
      ...(isSure({ source }) && { ...(call && { call }), ...(text && { text }), ...(hours && { hours }) }),
      ...(web && { web }),
    }))
    .filter(({ call, text, web }) => call || text || web)

/** What of an entry players may see in danger, and young ones. */
export const shownDanger = ({ place, emergency = [], crisis, young }: HelpEntry): ShownDanger => ({
  place,
  emergency: emergency.filter(isSure).map(({ number, of }) => ({ number, of })),
  crisis: shownServices(crisis),
  young: shownServices(young),
})
