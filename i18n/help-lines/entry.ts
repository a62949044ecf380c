/** How far a fact can be trusted. Only `high` is shown to players: a wrong number is worse than none. */
export type Confidence = 'high' | 'medium' | 'low'

/** Days of the week as in ISO 8601, Monday is 1. Times as `09:00`. */
export type OpenSpan = { firstDay: number; lastDay: number; opens: string; closes: string }

/** One help-line; one file for each country, found by being there. */
export type HelpLineEntry = {
  /** ISO 3166-1 code. */
  country: string
  name: string
  /** The number as it is written in the country, and as it is dialled; `text` is a number for text messages. */
  phone?: { number: string; dial: string; text?: string; confidence: Confidence }
  url?: { address: string; confidence: Confidence }
  chat?: { address: string; confidence: Confidence }
  hours?: { open: 'always' | OpenSpan[]; confidence: Confidence }
  /** What to know before a release. */
  note?: string
  sources: string[]
  /** The day this entry was last compared with its sources, as 2026-11-21. */
  checked: string
}
