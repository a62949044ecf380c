import type { Currency, Language } from '../contract/languages.ts'

/** What there is to know about a message set besides its texts; all stand in `sets.ts`. */
export type SetInfo = {
  /** The set it builds upon, holding only what differs. */
  variantOf?: Language
  /** BCP 47 tag for the page's `lang` attribute. Never `uk`, which is Ukrainian. */
  lang: string
  /** The direction its script runs in, for the page's `dir` attribute; from the left where it says nothing. */
  dir?: 'rtl'
  /** BCP 47 tag for numbers, money and plural rules, where it is not `lang`. */
  numbers?: string
  /** The language's name in the language itself. */
  name: string
  /** A short label for text switches. */
  short: string
  /** ISO country whose help-lines its readers know; none where the language has many homes. */
  country?: string
  /** Opening and closing quotation mark. */
  quotes: string
  /** In which points are shown. An operator may choose another. */
  currency: Currency
  /** Other codes that lead to this set: BCP 47, ISO 639. Lower case. */
  aliases: readonly string[]
}

/**
 * The measures of the profile that a set shows, in their order: English ones show all four, the others where the operator says `"measures": 4`.
 */
export const shownMeasures = ({ lang }: Pick<SetInfo, 'lang'>, measures?: 4) =>
  lang.startsWith('en') || measures === 4 ? (['arew', 'apun', 'betaF', 'betaP'] as const) : (['arew', 'apun'] as const)
