import { cardsPerGame, revealMs, stackTypes } from '../../contract/constants.ts'
import type { PopupAnswer } from '../../contract/popups.ts'
import type { CardValues, Stacks } from '../api/card-values.ts'
import { afterPaint } from '../api/connection.ts'
import type { Outbox } from '../api/outbox.ts'
import type { Host } from '../host/host.ts'
import type { SessionStore } from '../session/session-store.ts'
import { createStore } from '../store.ts'
import type { PopupTrigger } from './popup-triggers.ts'
import { type GameEvent, type GameState, type Happening, makeReducer, startGame, untilTick } from './reduce.ts'
import { reportCompleted } from './report-completed.ts'

/** `now` never goes back; `time` is the wall clock. Both in ms. */
export type Clock = { now: () => number; time: () => number }

type Stores = { session: SessionStore; cards: CardValues; outbox: Outbox }
type Parts = Stores & { host: Pick<Host, 'send'>; triggers: readonly PopupTrigger[]; clock: Clock }

/** Runs one game, whatever screen is shown: feeds the reducer, keeps what it accepts, turns the cards on time, notifies the host. */
export const createGameController = ({ session, cards, outbox, host, triggers, clock }: Parts) => {
  const { uid, journal, cards_turned } = session.get()
  const { get, set, subscribe } = createStore(startGame(journal.entries, cards_turned, clock.now()))
  const reduce = makeReducer(triggers)
  let reveal: ReturnType<typeof setTimeout> | undefined
  let ticking: ReturnType<typeof setTimeout> | undefined
  let isDisposed = false

  const stacks = (): Stacks => {
    const { reward_structure_id, stack_types, card_selections } = session.get()
    return { structure: reward_structure_id, order: stack_types, taken: card_selections }
  }

  const dispatch = (happening: Happening) => {
    const before = get()
    const event = { ...happening, at: clock.now(), time: clock.time() } as GameEvent
    if (isDisposed) return
    const state = reduce(before, event)
    if (state === before) return
    if (state.entries !== before.entries) keep(state.entries)
    // No screen shows the time of the last input, nor can it make a tick due earlier.
    const isQuiet = event.type === 'input' && state.phase === before.phase
    set(state, isQuiet)
    follow(before)
    notifyHost(before)
    if (!isQuiet) tickInTime()
  }

  /** An idle game costs nothing: it is looked at when something may be due. */
  const tickInTime = () => {
    clearTimeout(ticking)
    const wait = untilTick(get(), clock.now())
    if (wait === null) return
    ticking = setTimeout(() => {
      dispatch({ type: 'ticked' })
      tickInTime()
    }, wait)
  }

  /** Accepted entries are in the session, and so in the outbox, before the player sees anything of them. */
  const keep = (entries: GameState['entries']) => {
    if (session.get().uid !== uid) return
    session.keep(entries)
    afterPaint(() => cards.fill(stacks()))
  }

  const follow = (before: GameState) => {
    const { phase } = get()
    if (phase === before.phase) return
    clearTimeout(reveal)
    if (phase === 'revealing') reveal = setTimeout(() => dispatch({ type: 'revealed' }), revealMs)
    if (phase === 'waiting') onCards()
  }

  const notifyHost = (before: GameState) => {
    const { send } = host
    const { phase, cardsTurned, pause, popup, idle } = get()
    if (before.phase === 'ready' && phase === 'choosing' && cardsTurned === 0) send('started', {})
    if (cardsTurned !== before.cardsTurned) send('progress', { cardsTurned, cardsTotal: cardsPerGame })
    if (pause && !before.pause) send('paused', {})
    if (!pause && before.pause && phase !== 'finished') send('resumed', {})
    if (popup && popup !== before.popup) send('popup', { popup })
    if (idle && !before.idle) send('popup', { popup: 'inactivity' })
    if (phase === before.phase) return
    if (phase === 'timed-out') send('timeout', {})
    if (phase === 'refused') send('error', { code: 'GAME_STOPPED' })
    if (phase === 'finished') reportCompleted(session, host)
  }

  const onCards = () => {
    const { phase, card } = get()
    const { refused } = cards.get()
    if (refused) dispatch({ type: 'refused', code: refused })
    if (phase === 'ready' && cards.ready(stacks())) dispatch({ type: 'cards-ready' })
    if (phase !== 'waiting' || !card) return
    const value = nextValue(card.deck)
    if (value !== undefined) dispatch({ type: 'value-arrived', value })
  }
  /** Of the next card of a deck, if it is here. */
  const nextValue = (deck: number) => {
    const { structure, order, taken } = stacks()
    const stack = order[deck]
    return stack && cards.peek(structure, stack, taken[deck] ?? 0)
  }

  const onOutbox = () => {
    const state = outbox.get()
    if (state.status === 'refused' && session.get().uid === uid) dispatch({ type: 'refused', code: state.code })
  }

  /** The game is left: late replies are ignored. */
  const dispose = () => {
    isDisposed = true
    clearTimeout(reveal)
    clearTimeout(ticking)
    for (const release of releases) release()
  }

  const untilReset = session.subscribe(() => session.get().uid !== uid && dispose())
  const releases = [untilReset, cards.subscribe(onCards), outbox.subscribe(onOutbox)]
  tickInTime()
  cards.fill(stacks())
  onCards()
  onOutbox()
  return {
    uid,
    get,
    subscribe,
    /** A press on a deck, 0 to 3 from the left: a draw, or the end of a reveal, or nothing. */
    press: (deck: number) => {
      if (deck in stackTypes) dispatch({ type: 'deck-pressed', deck, value: nextValue(deck) ?? null })
    },
    answerPopup: (answer: PopupAnswer) => dispatch({ type: 'popup-answered', answer }),
    answerIdle: (answer: 'yes' | 'pause') => dispatch({ type: 'idle-answered', answer }),
    pause: () => dispatch({ type: 'paused' }),
    proceed: () => dispatch({ type: 'continued' }),
    askExit: () => dispatch({ type: 'exit-asked' }),
    cancelExit: () => dispatch({ type: 'exit-cancelled' }),
    noteInput: () => dispatch({ type: 'input' }),
    noteVisibility: (hidden: boolean) => dispatch({ type: 'visibility-changed', hidden }),
    dispose,
  }
}
export type GameController = ReturnType<typeof createGameController>
