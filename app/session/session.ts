import type { AdviceKey } from '../../contract/advice-keys.ts'
import type { StackType } from '../../contract/constants.ts'
import type { Journal } from './journal.ts'

/** State of one player's session: the fields of the specification, section 3, then what the app keeps beside them. */
export type Session = {
  operator: string
  uid: string
  secret: string | null
  authorized: boolean
  score: number
  /** Stack of each deck, from the left of the table. */
  stack_types: StackType[]
  /** Colour of each deck, from the left. */
  card_colors: string[]
  /** Cards taken from each deck, from the left. */
  card_selections: number[]
  /** ms, one per draw. */
  reaction_times: number[]
  reward_structure_id: number
  cards_turned: number
  game_completed: boolean
  risk_score_guess: number | null
  risk_score: number | null
  /** Random placeholders until the analysis is there; never shown or sent. */
  arew: number
  apun: number
  betaP: number
  betaF: number
  advice: AdviceKey[] | null
  loaded_feedback_screen: boolean

  /** Symbol of each deck, from the left, as its index in `deckSymbols`. The theme colours go with the symbols. */
  card_symbols: number[]
  /** The player's choice of language; nothing means the operator's own. */
  language: string | null
  terms_accepted: boolean
  /** The game before this session ended by the time-out: the landing page says so. */
  timed_out: boolean
  /** The partner's id of the player, to be linked when the user id is registered. */
  external_id: string | null
  /** The secret was made for an account at the partner: games belong to it, with or without an `external_id`. */
  linked: boolean
  registered: boolean
  /** `uid` is a view id: the game is one that the player's account opened, to be read, taken back and deleted (requirements, ruling 36). */
  view: boolean
  /** What the partner knows the game by; the server gives it with the registration. */
  reference: string | null
  /** How much of each draw is said to assistive technology. */
  announcements: Announcements
  sound: boolean
  /** Keys 1 to 4 draw from anywhere on the page; else while a deck has the focus. */
  deck_keys: boolean
  /** The advice of this game was counted as shown: a reload shows it again and counts nothing. */
  advice_counted: boolean
  /** Where the player said to live, for help: ISO 3166-1 code or `world`; nothing means the operator's market. Kept in this tab alone. */
  help_place: string | null
  /** What the idempotency key of the next press is derived from; changes with each answer. */
  press_seed: string
  /** Draws and popup answers with what of them is sent. */
  journal: Journal
}

export const announcementKinds = ['short', 'long', 'off'] as const
export type Announcements = (typeof announcementKinds)[number]

export type SessionKey = keyof Session
