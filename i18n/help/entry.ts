/** How sure a fact is: `high`: on the service's own page or an authority's, or on several independent ones; `medium`: on one that is neither; `low`: hearsay. */
export type Sureness = 'high' | 'medium' | 'low'

/**
 * Where a fact was read: the page, its own date where it bears one, the day it was read. A page that is not the service's own needs for `high`
 * that it be an authority's (`official`), or that others say the same (`also`, read on the same day).
 */
export type Source = { page: string; dated?: string; read: string; sure: Sureness; official?: true; also?: string }

/** Days of the week as in ISO 8601, Monday is 1. Times as `09:00`. */
export type OpenSpan = { firstDay: number; lastDay: number; opens: string; closes: string }

/** Somebody to talk to. `web` is shown where it is not hearsay, all else only where it is sure: a wrong number is worse than none. */
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
  /** A call or a chat costs nothing. */
  free?: { source: Source }
}

/** What else a country has. `register`: closes licensed gambling to somebody who asks for it. `bank`: needs no address, banks offer it themselves. */
export const wayKinds = ['register', 'block', 'bank', 'treatment', 'relatives'] as const
export type WayKind = (typeof wayKinds)[number]
export type Way = { kind: WayKind; name?: string; url?: string; source: Source }

/** All help of one country: `gb.ts`; of one of its states: `us-nj.ts`; everywhere: `world.ts`. */
export type HelpEntry = {
  /** ISO 3166-1 code, or ISO 3166-2 for a state, or `world`. */
  place: string
  lines: readonly Line[]
  ways: readonly Way[]
  /** What to know before a release. */
  note?: string
}
