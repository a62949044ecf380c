/**
 * How certain a fact is. `own`: on the service's own page, or that of the authority which runs or funds it or assigns its number. `second-hand`: on
 * two independent public pages that agree, both with a date. `one-page`: on one public page with a date. `web-only`: on less; then only a name and
 * a web address are shown. What is old is listed (`gamalyze help stale`), not hidden.
 */
export type Certainty = 'own' | 'second-hand' | 'one-page' | 'web-only'

/**
 * Where a fact was read: the address of the page, its own date where it bears one, the day it was read. `official`: the page is the authority's, or
 * the service wrote it for another site; `also`: the second page of a second-hand fact, or the decision of the Union behind a number.
 */
export type Source = {
  page: string
  dated?: string
  read: string
  certainty: Certainty
  official?: true
  also?: { page: string; dated?: string }
}

/** Days of the week as in ISO 8601, Monday is 1. Times as `09:00`. */
export type OpenSpan = { firstDay: number; lastDay: number; opens: string; closes: string }

/** A fact that is there or not known; nobody promises it for a service whose own page does not. */
type Said = { source: Source }

/** Somebody to talk to. `web` is shown in any case, all else only where it is certain: a wrong number is worse than none. */
export type Line = {
  /** As it calls itself. It stands alone or before a colon, never inside a sentence. */
  name: string
  /** Languages spoken, ISO 639-1. */
  languages: readonly string[]
  web?: { url: string; source: Source }
  /** `national` as it is written in the country, `dial` as a telephone dials it. */
  phone?: { national: string; dial: string; source: Source }
  /** `number` in digits, as a telephone sends to it; `shown` where it is better known by letters. */
  text?: { number: string; shown?: string; source: Source }
  chat?: { url: string; source: Source }
  hours?: { open: 'always' | readonly OpenSpan[]; source: Source }
  /** The advice costs nothing. */
  free?: Said
  /** Nobody has to give a name. */
  anonymous?: Said
  /** It also helps partners, parents and friends. */
  relatives?: Said
}

/** What else a country has. `register`: closes licensed gambling to somebody who asks for it. `bank`: needs no address, banks offer it themselves. */
export const wayKinds = ['register', 'block', 'bank', 'treatment', 'relatives'] as const
export type WayKind = (typeof wayKinds)[number]
/** How long a register shuts out at least: in years, or without an end. */
export type Term = number | 'endless'
export type Way = { kind: WayKind; name?: string; url?: string; term?: { lasts: Term; source: Source }; source: Source }

/**
 * Somebody for a crisis, or for the young. `call` and `text` as they are written and dialled in the country; `languages` those spoken, ISO 639-1.
 * Its numbers and hours rest on its source, and are shown where that is certain.
 */
export type Service = {
  name: string
  languages: readonly string[]
  call?: string
  text?: string
  web?: string
  hours?: 'always' | readonly OpenSpan[]
  source: Source
}

/** A number for an immediate danger to a life. Where an ambulance and the police have two, both stand. */
export type Emergency = { number: string; of: 'all' | 'ambulance' | 'police'; source: Source }

/** All help of one country: `gb.ts`; of one of its states: `us-nj.ts`; everywhere: `world.ts`. A state has its country's danger and young help too. */
export type HelpEntry = {
  /** ISO 3166-1 code, or ISO 3166-2 for a province or state, or `world`. */
  place: string
  /** Of a province or state, in its own language. */
  name?: string
  /** Of the country itself: a service in another country's name is not its own. */
  lines: readonly Line[]
  ways?: readonly Way[]
  emergency?: readonly Emergency[]
  crisis?: readonly Service[]
  /** For somebody who is too young for the test. */
  young?: readonly Service[]
  /** What to know before a release. */
  note?: string
}
