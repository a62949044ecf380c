import type { PopupAnswer, PopupKey } from '../../contract/popups.ts'
import type { RefusalCode } from '../api/refusal-code.ts'
import type { JournalEntry } from '../session/journal.ts'

/** Time counted so far, ms, and since when it runs; null while it is stopped. */
export type Stopwatch = { counted: number; since: number | null }

/** The card on screen: `value` is missing while it is still being fetched. Times in ms. */
export type TurnedCard = { deck: number; value: number | null; reactionTime: number; time: number }

/**
 * `ready`: the first cards are on their way. `choosing`: a deck may be pressed. `waiting`: a deck was pressed, its card is not here yet.
 * `revealing`: the card is being turned. `popup`: a question is open. `finished`: 80 cards. `timed-out`, `refused`: the game has ended early.
 */
export type Phase = 'ready' | 'choosing' | 'waiting' | 'revealing' | 'popup' | 'finished' | 'timed-out' | 'refused'

export type GameState = {
  phase: Phase
  /** All that was accepted, in order: the journal of the session. */
  entries: readonly JournalEntry[]
  cardsTurned: number
  /** Turned last, or being turned. */
  card: TurnedCard | null
  /** The one turned before it, on its way back. */
  before: TurnedCard | null
  /** The reveal was cut short: no motion is left. */
  rushed: boolean
  popup: PopupKey | null
  /** Over the phase: the pause menu, or from there the question whether to exit. */
  pause: 'menu' | 'exit' | null
  /** Paused because the page was loaded again, and not continued since. */
  resuming: boolean
  /** Asked after a minute without input; warned, with a count-down, before the time-out. */
  idle: 'asking' | 'warning' | null
  /** Clock reading of the last input, ms. */
  lastInput: number
  /** Clock reading of the last tick, ms. */
  now: number
  hidden: boolean
  /** Time in which a deck could be pressed, since the last card. */
  reaction: Stopwatch
  refusal: RefusalCode | null
}

export type Happening =
  | { type: 'deck-pressed'; deck: number; value: number | null }
  | { type: 'value-arrived'; value: number }
  | { type: 'popup-answered'; answer: PopupAnswer }
  | { type: 'idle-answered'; answer: 'yes' | 'pause' }
  | { type: 'visibility-changed'; hidden: boolean }
  | { type: 'refused'; code: RefusalCode }
  | { type: 'cards-ready' | 'revealed' | 'paused' | 'continued' | 'exit-asked' | 'exit-cancelled' | 'input' | 'ticked' }

/** `at`: reading of a clock that never goes back, ms. `time`: wall clock, ms since 1970. */
export type GameEvent = Happening & { at: number; time: number }
