import { cardsPerGame, revealMs } from '../../contract/constants.ts'
import type { PopupAnswer } from '../../contract/popups.ts'
import type { CardValues, Stacks } from '../api/card-values.ts'
import { afterPaint } from '../api/connection.ts'
import type { Outbox } from '../api/outbox.ts'
import type { Host } from '../host/host.ts'
import type { SessionStore } from '../session/session-store.ts'
import { createStore, type Store } from '../store.ts'
import type { GameEvent, GameState, Happening } from './game-state.ts'
import type { PopupTrigger } from './popup-trigger.ts'
import { makeReducer, startGame, untilTick } from './reduce.ts'
import { reportCompleted } from './report-completed.ts'

/** `now` never goes back; `time` is the wall clock. Both in ms. */
export type Clock = { now: () => number; time: () => number }

type Parts = {
  session: SessionStore
  cards: CardValues
  outbox: Outbox
  host: Pick<Host, 'send'>
  triggers: readonly PopupTrigger[]
  clock: Clock
}

/**
 * Runs one game: feeds the reducer, keeps what it accepts in the session, turns the cards on time and notifies the host. It lives as long as
 * its game, whatever screen is shown.
 */
export class GameController {
  readonly uid: string
  readonly #state: Store<GameState>
  readonly #parts: Parts
  readonly #reduce: ReturnType<typeof makeReducer>
  readonly #releases: (() => void)[] = []
  #reveal: ReturnType<typeof setTimeout> | undefined
  #ticking: ReturnType<typeof setTimeout> | undefined
  #disposed = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#reduce = makeReducer(parts.triggers)
    const { uid, journal, cards_turned } = parts.session.get()
    this.uid = uid
    this.#state = createStore(startGame(journal.entries, cards_turned, parts.clock.now()))
    const untilReset = parts.session.subscribe(() => parts.session.get().uid !== this.uid && this.dispose())
    this.#releases.push(untilReset, parts.cards.subscribe(this.#onCards), parts.outbox.subscribe(this.#onOutbox))
    this.#tickInTime()
    parts.cards.fill(this.#stacks())
    this.#onCards()
    this.#onOutbox()
  }

  get = () => this.#state.get()
  subscribe = (listener: () => void) => this.#state.subscribe(listener)

  /** A press on a deck, 0 to 3 from the left: a draw, or the end of a reveal, or nothing. */
  press = (deck: number) => {
    const { structure, order, taken } = this.#stacks()
    const stack = order[deck]
    if (!stack) return
    const value = this.#parts.cards.peek(structure, stack, taken[deck] ?? 0) ?? null
    this.#dispatch({ type: 'deck-pressed', deck, value })
  }

  answerPopup = (answer: PopupAnswer) => this.#dispatch({ type: 'popup-answered', answer })
  answerIdle = (answer: 'yes' | 'pause') => this.#dispatch({ type: 'idle-answered', answer })
  pause = () => this.#dispatch({ type: 'paused' })
  proceed = () => this.#dispatch({ type: 'continued' })
  askExit = () => this.#dispatch({ type: 'exit-asked' })
  cancelExit = () => this.#dispatch({ type: 'exit-cancelled' })
  noteInput = () => this.#dispatch({ type: 'input' })
  noteVisibility = (hidden: boolean) => this.#dispatch({ type: 'visibility-changed', hidden })

  /** The game is left: late replies are ignored. */
  dispose = () => {
    this.#disposed = true
    clearTimeout(this.#reveal)
    clearTimeout(this.#ticking)
    for (const release of this.#releases) release()
  }

  #dispatch(happened: Happening) {
    const before = this.get()
    const event = { ...happened, at: this.#parts.clock.now(), time: this.#parts.clock.time() } as GameEvent
    if (this.#disposed) return
    const state = this.#reduce(before, event)
    if (state === before) return
    if (state.entries !== before.entries) this.#keep(state.entries)
    // No screen shows the time of the last input, nor can it make a tick due earlier.
    const isQuiet = event.type === 'input' && state.phase === before.phase
    this.#state.set(state, isQuiet)
    this.#follow(before)
    this.#tell(before)
    if (!isQuiet) this.#tickInTime()
  }

  /** An idle game costs nothing: it is looked at when something may be due. */
  #tickInTime() {
    clearTimeout(this.#ticking)
    const wait = untilTick(this.get(), this.#parts.clock.now())
    if (wait === null) return
    this.#ticking = setTimeout(() => {
      this.#dispatch({ type: 'ticked' })
      this.#tickInTime()
    }, wait)
  }

  /** Accepted entries are in the session, and so in the outbox, before the player sees anything of them. */
  #keep(entries: GameState['entries']) {
    const { session, cards } = this.#parts
    if (session.get().uid !== this.uid) return
    session.keep(entries)
    afterPaint(() => cards.fill(this.#stacks()))
  }

  #follow(before: GameState) {
    const { phase } = this.get()
    if (phase === before.phase) return
    clearTimeout(this.#reveal)
    if (phase === 'revealing') this.#reveal = setTimeout(() => this.#dispatch({ type: 'revealed' }), revealMs)
    if (phase === 'waiting') this.#onCards()
  }

  #tell(before: GameState) {
    const { send } = this.#parts.host
    const { phase, cardsTurned, pause, popup, idle } = this.get()
    if (before.phase === 'ready' && phase === 'choosing' && cardsTurned === 0) send('started', {})
    if (cardsTurned !== before.cardsTurned) send('progress', { cardsTurned, cardsTotal: cardsPerGame })
    if (pause && !before.pause) send('paused', {})
    if (!pause && before.pause && phase !== 'finished') send('resumed', {})
    if (popup && popup !== before.popup) send('popup', { popup })
    if (idle && !before.idle) send('popup', { popup: 'inactivity' })
    if (phase === before.phase) return
    if (phase === 'timed-out') send('timeout', {})
    if (phase === 'refused') send('error', { code: 'GAME_STOPPED' })
    if (phase === 'finished') reportCompleted(this.#parts.session, this.#parts.host)
  }

  #onCards = () => {
    const { cards } = this.#parts
    const { phase, card } = this.get()
    const { refused } = cards.get()
    if (refused) this.#dispatch({ type: 'refused', code: refused })
    if (phase === 'ready' && cards.ready(this.#stacks())) this.#dispatch({ type: 'cards-ready' })
    if (phase !== 'waiting' || !card) return
    const { structure, order, taken } = this.#stacks()
    const stack = order[card.deck]
    const value = stack && cards.peek(structure, stack, taken[card.deck] ?? 0)
    if (value !== undefined) this.#dispatch({ type: 'value-arrived', value })
  }

  #onOutbox = () => {
    const state = this.#parts.outbox.get()
    const { uid } = this.#parts.session.get()
    if (state.status === 'refused' && uid === this.uid) this.#dispatch({ type: 'refused', code: state.code })
  }

  #stacks(): Stacks {
    const { reward_structure_id, stack_types, card_selections } = this.#parts.session.get()
    return { structure: reward_structure_id, order: stack_types, taken: card_selections }
  }
}
