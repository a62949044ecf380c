import type { Currency, Language } from './languages.ts'
import type { backgroundKinds, footerLinks, languageSwitches } from './look/choices.ts'
import type { Operator } from './operator.ts'
import type { OperatorState } from './operator-state.ts'
import type { Theme } from './theme.ts'

/** A logo with its address; `link` is absolute and opens in a new window. */
export type LogoView = { src: string; name: string; width: number; height: number; link?: string; languages?: Language[] }
export type HelpLineMark = { country: string; src: string }

/**
 * What the frame gets of an operator, as inert JSON in its HTML (`#operator`). Colours are in its theme.css, but those of cards, which the session
 * shuffles. Addresses of images are root-relative and change with the image.
 */
export type OperatorView = {
  /** Folder name: `mindway` where the asked id is unknown. */
  id: string
  /** Nothing begins unless it is `live`; of one that has `ended` only what is there can be read, saved, taken back and deleted. */
  state: OperatorState
  name: string
  defaultLanguage: Language
  languages: Language[]
  texts?: NonNullable<Operator['texts']>
  currencies: { [key in Language]?: Currency }
  /** The operator's own words for single texts, by set and key: `{ dan: { 'landing.title': '…' } }`. */
  ownTexts?: { [key in Language]?: { readonly [key: string]: string } }
  /** ISO country or state of the market, whose help is shown; none: the player chooses. */
  country?: string
  /** The operator's own page where players set limits. */
  limits?: string
  ageMark?: 18 | 21
  terms: { partnerUserIds: boolean }
  /** User ids are accepted without a session secret, and results are found by them without the player's agreement. */
  userIds?: 'open'
  /** Who is responsible for players' data. */
  privacy?: Operator['privacy']
  /** What players are asked to share, and why, in the partner's own words. */
  sharing?: Operator['sharing']
  /** Last day, UTC, of a declared study that the provider allowed to go without coaching popups. */
  uncoachedUntil?: string
  /** All four measures in every language. */
  measures?: 4
  /** Origins that may embed the frame, as in `frame-ancestors`; `*.` stands for any sub-domain. */
  origins: string[]
  /** In a page asked for with `test=1`: origins that may embed it too, but with test secrets only; `:*` stands for any port. */
  testOrigins?: string[]
  /** In such a page: origin of the console, which test secrets may tell what a page sees of the test. */
  console?: string
  cardColors: Theme['cardColors']
  header: { logos: LogoView[]; switch: (typeof languageSwitches)[number] }
  footer?: {
    links: { kind: (typeof footerLinks)[number]; href: string }[]
    helpLine?: HelpLineMark
    dedicated?: HelpLineMark
    notice: boolean
  }
  background: { kind: (typeof backgroundKinds)[number] }
  /** The provider's name and public site, for "Powered by", the address for questions, and after how many days games are removed (0: never). */
  provider: { name: string; url: string; contact: string; retentionDays: number }
}

/** Stands for the provider where nobody sees what it says. */
export const noProvider: OperatorView['provider'] = { name: '', url: '', contact: '', retentionDays: 0 }

/** The logos of the operator's bar in a language. */
export const logosIn = ({ header }: Pick<OperatorView, 'header'>, locale: Language): LogoView[] =>
  header.logos.filter(({ languages }) => !languages || languages.includes(locale))

/** Why the operator asks for results, in a language; else in its own. */
export const purposeIn = ({ sharing, defaultLanguage }: Pick<OperatorView, 'sharing' | 'defaultLanguage'>, locale: Language) =>
  sharing?.purpose[locale] ?? sharing?.purpose[defaultLanguage]
