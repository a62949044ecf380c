import type { OpenSpan, WayKind } from './help/entry.ts'
import { shownPlaces } from './help/places.ts'
import type { ShownLine, ShownWay } from './help/shown.ts'
import type { NamespaceTexts } from './messages.ts'
import type { SetInfo } from './set-info.ts'

type HelpTexts = NamespaceTexts<'help'>

/** Somebody to talk to, in the reader's language. `label` is the action, `number` as it is written, `href` a tel: or sms: link. */
export type LineView = {
  name: string
  phone?: { label: string; number: string; href: string }
  message?: { label: string; number: string; href: string }
  chat?: { label: string; href: string }
  website?: { label: string; href: string }
  /** Hours, price and languages, as far as they are certain. */
  facts: string[]
  /** Sentences that hold for this service: whether names are asked for, whether it also helps others. */
  notes: string[]
}
export type WayView = { kind: WayKind | 'limits'; title: string; text: string; link?: { label: string; href: string } }

/**
 * Help for somebody in a place: `country` is its name in the reader's language, none where only what works everywhere is known. `parts`: the
 * country has no line of its own, but provinces that have one.
 */
export type HelpView = { place: string; country?: string; parts: boolean; lines: LineView[]; ways: WayView[] }
type Info = Pick<SetInfo, 'lang' | 'numbers'>

const byPlace = new Map(shownPlaces.map((shown) => [shown.place, shown]))
const world = byPlace.get('world')

/** The place as we know it: `US-NJ`, else its country, else undefined. */
const knownPlace = (place: string | undefined) => {
  if (!place || place === 'world') return undefined
  return byPlace.get(place) ?? byPlace.get(place.slice(0, 2))
}

/** The region of a set's numbers decides spelling too: Portugal has *Polónia*, Brazil *Polônia*. */
const tagOf = ({ lang, numbers = lang }: Info) => numbers

/** An address as it is shown: no line ends at its hyphens (U+2060), where they would look like those of a divided word. */
export const bare = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '').replaceAll('-', '-\u2060')

/** From one to another with no line's end between them: a dash may end a line, a thin space too. */
const unbroken = (range: string) => range.replaceAll(' ', '\u00a0').replaceAll('\u2009', '\u202f').replaceAll(/[–-]/g, '$&\u2060')

/** Monday of some week; the others follow. */
const monday = Date.UTC(2024, 0, 1)
/** Hours as the language writes them, *Mon – Fri 09:00–17:00*; those of every day alike stand alone. */
export const formatSpans = (spans: readonly OpenSpan[], lang: string) => {
  const days = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const day = (number: number) => new Date(monday + (number - 1) * 86_400_000)
  const time = (text: string) => new Date(`2024-01-01T${text}:00Z`)
  const span = ({ firstDay, lastDay, opens, closes }: OpenSpan) => {
    const hours = unbroken(times.formatRange(time(opens), time(closes)))
    if (firstDay === 1 && lastDay === 7) return hours
    return `${unbroken(firstDay === lastDay ? days.format(day(firstDay)) : days.formatRange(day(firstDay), day(lastDay)))} ${hours}`
  }
  return new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(spans.map(span))
}

/** Whether the reader's own language is spoken. */
export const isSpoken = (languages: readonly string[], lang: string) => languages.some((language) => language === lang.split('-')[0])

/** The languages spoken, by their names in the reader's own. */
export const languageNames = (languages: readonly string[], lang: string) => {
  const names = new Intl.DisplayNames(lang, { type: 'language' })
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(languages.map((language) => names.of(language) ?? language))
}

/** A number that no line divides: with no-break spaces, and a joiner (U+2060) after each hyphen. Only what stands in brackets may go to a line of its own. */
export const inOnePiece = (phone: string): string => phone.replaceAll(/ (?!\()/g, '\u00a0').replaceAll('-', '-\u2060')

const toLine = (
  { name, languages, web, phone, text, chat, hours, free, anonymous, relatives }: ShownLine,
  texts: HelpTexts,
  lang: string,
): LineView => {
  const number = phone && inOnePiece(phone.national)
  const message = text && inOnePiece(text.shown ?? text.number)
  return {
    name,
    ...(phone && number && { phone: { label: texts.call({ phone: number }), number, href: `tel:${phone.dial}` } }),
    ...(text && message && { message: { label: texts.message({ phone: message }), number: message, href: `sms:${text.number}` } }),
    ...(chat && { chat: { label: texts.chat(), href: chat } }),
    ...(web && { website: { label: bare(web), href: web } }),
    facts: [
      ...(free ? [texts.free()] : []),
      ...(hours ? [hours === 'always' ? texts.always() : texts.hours({ hours: formatSpans(hours, lang) })] : []),
      ...(isSpoken(languages, lang) ? [] : [texts.languages({ languages: languageNames(languages, lang) })]),
    ],
    notes: [...(anonymous ? [texts.anonymous()] : []), ...(relatives ? [texts.close()] : [])],
  }
}

/** The name of a country in a language; of a state we know both names: *Canada – Ontario*. */
export const countryName = (place: string, set: Info): string => {
  const country = new Intl.DisplayNames(tagOf(set), { type: 'region' }).of(place.slice(0, 2)) ?? place
  const part = byPlace.get(place)?.name
  return part ? `${country} – ${part}` : country
}

/** Every country, province and state that can be chosen, by its name in the language, in the language's order. */
export const countryChoices = (set: Info): { place: string; name: string }[] =>
  shownPlaces
    .filter(({ place }) => place !== 'world')
    .map(({ place }) => ({ place, name: countryName(place, set) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, set.lang))

/**
 * Help for somebody in a place: never another country's. Where nobody there is known, the service that works everywhere stands in; an unknown
 * place has that one alone. `limits` is the operator's own page for limits.
 */
export const helpView = (texts: HelpTexts, set: Info, place: string | undefined, limits?: string): HelpView => {
  const entry = knownPlace(place)
  const ownLines = entry?.lines ?? []
  // Whoever speaks the reader's language comes first: the cards show one.
  const isForeign = ({ languages }: ShownLine) => Number(!isSpoken(languages, tagOf(set)))
  const lines = (ownLines.length > 0 ? ownLines : (world?.lines ?? []))
    .toSorted((one, other) => isForeign(one) - isForeign(other))
    .map((line) => toLine(line, texts, tagOf(set)))
  const near = ownLines.find(({ relatives, web }) => relatives && web)
  const ownWays: ShownWay[] = [
    ...(entry?.ways ?? []),
    ...(near?.web && !entry?.ways.some(({ kind }) => kind === 'relatives')
      ? [{ kind: 'relatives' as const, name: near.name, url: near.web }]
      : []),
  ]
  const everywhere = (world?.ways ?? []).filter(({ kind }) => !ownWays.some((way) => way.kind === kind))
  const ways = [...ownWays, ...everywhere].map(({ kind, name, url, term }): WayView => {
    const { title, text } = texts.ways[kind]
    const { endless, years } = texts.ways.register
    const told = term === undefined ? text() : term === 'endless' ? endless() : years({ years: term })
    return { kind, title: title(), text: told, ...(url && { link: { label: name ?? bare(url), href: url } }) }
  })
  const limit = limits
    ? [
        {
          kind: 'limits' as const,
          title: texts.ways.limits.title(),
          text: texts.ways.limits.text(),
          link: { label: bare(limits), href: limits },
        },
      ]
    : []
  return {
    place: entry?.place ?? 'world',
    ...(entry && ownLines.length > 0 && { country: countryName(entry.place, set) }),
    parts: entry !== undefined && ownLines.length === 0 && shownPlaces.some((each) => each.place.startsWith(`${entry.place}-`)),
    lines,
    ways: [...limit, ...ways],
  }
}
