/**
 * How certain a fact is. `own`: on the service's own page, or that of the authority which runs or funds it or assigns its number. `second-hand`: on
 * two independent public pages that agree, both with a date of the last 24 months. `web-only`: on less; then only a name and a web address are shown.
 */
export type Certainty = 'own' | 'second-hand' | 'web-only'

/**
 * Where a fact was read: the page, its own date where it bears one, the day it was read. `official`: the page is the authority's, or the service
 * wrote it for another site; `also`: the second page of a second-hand fact.
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
  /** BCP 47 tags of the languages spoken. */
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
export type Way = { kind: WayKind; name?: string; url?: string; source: Source }

/**
 * Somebody for a crisis, or for the young. `call` and `text` as they are written and dialled in the country; `source` is the page. A number is
 * shown only where it is `own` or `second-hand`, which then names the second page in `also`.
 */
export type Service = {
  name: string
  call?: string
  text?: string
  web?: string
  hours?: 'always' | readonly OpenSpan[]
  source: string
  dated?: string
  official?: true
  also?: { page: string; dated?: string }
  read: string
  certainty: Certainty
}

/** All help of one country: `gb.ts`; of one of its states: `us-nj.ts`; everywhere: `world.ts`. A state has its country's danger and young help too. */
export type HelpEntry = {
  /** ISO 3166-1 code, or ISO 3166-2 for a province or state, or `world`. */
  place: string
  /** Of a province or state, in its own language. */
  name?: string
  lines: readonly Line[]
  ways: readonly Way[]
  /** The number for an immediate danger to a life. */
  emergency?: { number: string; source: string; read: string }
  crisis?: readonly Service[]
  /** For somebody who is too young for the test. */
  young?: readonly Service[]
  /** What to know before a release. */
  note?: string
}
