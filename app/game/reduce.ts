import { cardsPerGame, readableMs } from '../../contract/constants.ts'
import type { PopupAnswer, PopupKey } from '../../contract/popups.ts'
import type { RefusalCode } from '../api/connection.ts'
import type { JournalEntry } from '../session/journal.ts'
import { duePopup } from './due-popup.ts'
import type { PopupTrigger } from './popup-triggers.ts'

/** Time counted so far, ms, and since when it runs; null while it is stopped. */
export type Stopwatch = { counted: number; since: number | null }

/** The card on screen: `value` is missing while it is still being fetched. Times in ms. */
export type TurnedCard = { deck: number; value: number | null; reactionTime: number; time: number }

/**
 * `ready`: the first cards are on their way. `choosing`: a deck may be pressed. `waiting`: a deck was pressed, its card is not here yet.
 * `revealing`: the card is being turned. `popup`: a question is open. `finished`: 80 cards. `timed-out`, `refused`: the game has ended
 * early.
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

const stopped: Stopwatch = { counted: 0, since: null }

/** Runs from a moment that may still be in the future. */
const startsAt = (since: number): Stopwatch => ({ counted: 0, since })

/** Runs from this moment at the latest. */
const startsBy = (watch: Stopwatch, at: number): Stopwatch =>
  watch.since === null ? watch : { ...watch, since: Math.min(watch.since, at) }

const elapsed = ({ counted, since }: Stopwatch, at: number) => counted + (since === null ? 0 : Math.max(0, at - since))

/** Starts or stops the watch; the time counted so far stays. */
const runs = (watch: Stopwatch, running: boolean, at: number): Stopwatch =>
  running === (watch.since !== null) ? watch : { counted: elapsed(watch, at), since: running ? at : null }

const ended = ({ phase }: GameState) => phase === 'finished' || phase === 'timed-out' || phase === 'refused'

/** Whether a press on a deck is a draw. */
export const isChoosing = ({ phase, pause, idle }: GameState) => phase === 'choosing' && pause === null && idle === null

/** Whether the time until the next press counts: from the moment the last card can be read, while nothing stands in between. */
const isTimed = (state: GameState) =>
  (isChoosing(state) || (state.phase === 'revealing' && state.pause === null && state.idle === null)) && !state.hidden

/** A game that goes on from these entries. With cards already drawn it starts paused: the page was loaded again. */
export const startGame = (entries: readonly JournalEntry[], cardsTurned: number, at: number): GameState => {
  const resuming = cardsTurned > 0 && cardsTurned < cardsPerGame
  return {
    phase: cardsTurned >= cardsPerGame ? 'finished' : 'ready',
    entries,
    cardsTurned,
    card: null,
    before: null,
    rushed: false,
    popup: null,
    pause: resuming ? 'menu' : null,
    resuming,
    idle: null,
    lastInput: at,
    now: at,
    hidden: false,
    reaction: stopped,
    refusal: null,
  }
}

/** The rules of the game: pure, and the only place that accepts a draw. */
export const makeReducer =
  (triggers: readonly PopupTrigger[]) =>
  (state: GameState, event: GameEvent): GameState => {
    if (ended(state)) return state
    const isHidden = event.type === 'visibility-changed' ? event.hidden : state.hidden
    // Before anything else happens: a page that was held up, or woken by a press, may see the time-out late.
    const isOver = !isHidden && event.at - state.lastInput >= timeOutAfter
    const next = isOver ? timeOut(state, event) : step(state, event, triggers)
    return next === state ? state : { ...next, reaction: runs(next.reaction, isTimed(next), event.at) }
  }

const step = (state: GameState, event: GameEvent, triggers: readonly PopupTrigger[]): GameState => {
  switch (event.type) {
    case 'cards-ready':
      return state.phase === 'ready' ? afterCard(state, triggers) : state
    case 'deck-pressed':
      return press(state, event, triggers)
    case 'value-arrived':
      return state.phase === 'waiting' && state.card ? accept(state, { ...state.card, value: event.value }, event.value, event.at) : state
    case 'revealed':
      return state.phase === 'revealing' ? afterCard(state, triggers) : state
    case 'popup-answered': {
      if (state.phase !== 'popup' || !state.popup) return state
      const entry: JournalEntry = { kind: 'popup', key: state.popup, answer: event.answer, time: event.time }
      return afterCard({ ...state, entries: [...state.entries, entry], popup: null, lastInput: event.at }, triggers)
    }
    case 'paused':
      return state.pause ? state : { ...state, pause: 'menu', lastInput: event.at }
    case 'exit-asked':
      return { ...state, pause: 'exit', lastInput: event.at }
    case 'exit-cancelled':
      return state.pause === 'exit' ? { ...state, pause: 'menu', lastInput: event.at } : state
    case 'continued':
      return state.pause ? { ...state, pause: null, resuming: false, lastInput: event.at } : state
    case 'idle-answered':
      return answerIdle(state, event)
    case 'input':
      // While the player is asked, only the answer counts.
      return state.idle || event.at <= state.lastInput ? state : { ...state, lastInput: event.at }
    case 'ticked':
      return tick(state, event)
    case 'visibility-changed':
      return state.hidden === event.hidden ? state : { ...state, hidden: event.hidden }
    case 'refused':
      return { ...state, phase: 'refused', refusal: event.code, popup: null, pause: null, idle: null }
  }
}

const press = (state: GameState, { deck, value, at, time }: GameEvent & { type: 'deck-pressed' }, triggers: readonly PopupTrigger[]) => {
  // The press that ends the turn: from here on its value can be read.
  if (state.phase === 'revealing' && !state.pause)
    return afterCard({ ...state, rushed: true, lastInput: at, reaction: startsBy(state.reaction, at) }, triggers)
  if (!isChoosing(state)) return state
  // Whole milliseconds; a press in the very instant the decks came up still took some time.
  const card: TurnedCard = { deck, value, reactionTime: Math.max(1, Math.round(elapsed(state.reaction, at))), time }
  const chosen: GameState = { ...state, card, before: state.card, rushed: false, lastInput: at, reaction: stopped }
  return value === null ? { ...chosen, phase: 'waiting' as const } : accept(chosen, card, value, at)
}

const accept = (state: GameState, card: TurnedCard, value: number, at: number): GameState => ({
  ...state,
  phase: 'revealing',
  reaction: startsAt(at + readableMs),
  card,
  cardsTurned: state.cardsTurned + 1,
  entries: [...state.entries, { kind: 'draw', deck: card.deck, value, reactionTime: card.reactionTime, time: card.time }],
})

/** What comes once the card is read: the end, a popup, or the next choice. */
const afterCard = (state: GameState, triggers: readonly PopupTrigger[]): GameState => {
  if (state.cardsTurned >= cardsPerGame) return { ...state, phase: 'finished', pause: null, idle: null }
  const popup = duePopup(state.entries, triggers)
  return popup ? { ...state, phase: 'popup', popup } : { ...state, phase: 'choosing' }
}

const answerIdle = (state: GameState, { answer, at, time }: GameEvent & { type: 'idle-answered' }): GameState => {
  if (!state.idle) return state
  const entry: JournalEntry = { kind: 'popup', key: 'inactivity', answer, time }
  const pause = answer === 'pause' ? (state.pause ?? 'menu') : state.pause
  return { ...state, entries: [...state.entries, entry], idle: null, pause, lastInput: at }
}

/** How often the player was asked in a row: each time before the next card. Two cards without a question end the row. */
const questionsInARow = (entries: readonly JournalEntry[]): number => {
  let questions = 0
  let cards = 0
  for (const entry of entries.toReversed()) {
    if (entry.kind === 'draw' && ++cards === 2) break
    if (entry.kind !== 'popup' || entry.key !== 'inactivity') continue
    questions++
    cards = 0
  }
  return questions
}

const timeOut = (state: GameState, { at, time }: GameEvent): GameState => {
  const entry: JournalEntry = { kind: 'popup', key: 'inactivity', answer: 'timeout', time }
  return { ...state, entries: [...state.entries, entry], phase: 'timed-out', popup: null, pause: null, idle: null, now: at }
}

/** Whoever does not see the game is not asked; how long that was is judged when it is seen again. */
const tick = (state: GameState, { at }: GameEvent): GameState => {
  const without = at - state.lastInput
  if (state.hidden) return state
  if (without >= warnAfter) return { ...state, idle: 'warning', now: at }
  if (isChoosing(state) && without >= askAfterMs(state)) return { ...state, idle: 'asking', now: at }
  return state
}

/** ms without input until a player who may choose is asked. */
const askAfterMs = ({ entries }: GameState) => (questionsInARow(entries) < 2 ? askAfter : askLaterAfter)

/** Ticks are never further apart, as a computer that sleeps stops its timers; the count-down of the warning needs each second. ms. */
const tickAtLeastEvery = 60_000
const countDownEvery = 1000

/** ms until a tick may change something; null while none can. */
export const untilTick = (state: GameState, at: number): number | null => {
  if (ended(state) || state.hidden) return null
  if (state.idle === 'warning') return countDownEvery
  const due = state.lastInput + (isChoosing(state) ? askAfterMs(state) : warnAfter)
  return Math.min(Math.max(Math.ceil(due - at), 0), tickAtLeastEvery)
}

const second = 1000
const minute = 60 * second

/** Without input, ms: when the player is asked, warned, and when the game ends. */
export const askAfter = minute
/** After two questions in a row: who moves slowly is left in peace for longer. */
export const askLaterAfter = 5 * minute
export const warnAfter = 13 * minute
export const timeOutAfter = 15 * minute
