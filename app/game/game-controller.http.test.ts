// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { parsePayload } from '../../sdk/host-port.ts'
import type { GuestEventName, GuestEvents } from '../../sdk/protocol.ts'
import { cardValue } from '../../server/analysis/decks.ts'
import { type CardValues, createCardValues } from '../api/card-values.ts'
import { setApiBase } from '../api/connection.ts'
import type { Session } from '../session/session.ts'
import { createStore } from '../store.ts'
import { drawsFrom, inTurn } from '../testing/draws.ts'
import { newPlayer } from '../testing/play.ts'
import { createGameController, type GameController } from './game-controller.ts'
import { triggers } from './popup-triggers.ts'

const stack_types = ['b', 'd', 'a', 'c'] as const
const structure = 4
/** Fetched once: a value depends on nothing but structure, stack and place. */
let cards: CardValues
const visit = { emptied: false }

beforeAll(async () => {
  setApiBase(inject('server').url)
  cards = createCardValues(createStore(false), visit)
  for (const taken of [
    [0, 0, 0, 0],
    [10, 10, 10, 10],
    [19, 20, 20, 20],
  ])
    cards.fill({ structure, order: stack_types, taken })
  await vi.waitFor(() => expect(cards.peek(structure, 'c', 29)).toBeDefined(), { timeout: 120_000 })
})
afterAll(() => {
  visit.emptied = true
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

type Told = [GuestEventName, unknown]
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

const open = (state: Partial<Session> = {}, parts: Partial<ReturnType<typeof newPlayer>> = {}) => {
  const player = { ...newPlayer({ stack_types: [...stack_types], reward_structure_id: structure, ...state }), cards, ...parts }
  const events: Told[] = []
  // As the host's end of the link takes them.
  const send = <Name extends GuestEventName>(name: Name, payload: GuestEvents[Name]) =>
    void events.push([name, parsePayload(name, payload)])
  const clock = { now: () => performance.now(), time: () => Date.now() }
  const game = createGameController({ ...player, triggers, host: { send }, clock })
  onTestFinished(game.dispose)
  /** One draw, read to its end. */
  const draw = async (deck: number) => {
    await seconds(0.8)
    game.press(deck)
    await seconds(1)
  }
  return { ...player, events, game, draw }
}
/**
 * How many timers the game holds, which ends with it. A count of all timers would have those of Node's fetch in it: it takes the faked
 * setTimeout for the idle connections of earlier tests.
 */
const timersOf = (game: GameController) => {
  const all = vi.getTimerCount()
  game.dispose()
  return all - vi.getTimerCount()
}
const reference = `rf_${'0'.repeat(33)}`
/** A game of which `count` cards were drawn before, loaded again. */
const resumed = (count: number) => {
  const { session } = newPlayer()
  const { uid } = session.get()
  const card_selections = [0, 1, 2, 3].map((deck) => inTurn(count).filter((one) => one === deck).length)
  const journal = { uid, sent: count, entries: drawsFrom(inTurn(count)) }
  return open({ uid, reference, registered: 'nfl', journal, cards_turned: count, card_selections })
}

describe('a draw', () => {
  test('is kept in the session with its value, time and place before it is shown (R119, R122, R123, R182)', async () => {
    const { game, session } = open()
    expect(game.get().phase).toBe('choosing')
    await seconds(0.64)
    const time = Date.now()
    const seen: unknown[] = []
    game.subscribe(() => seen.push(session.get().cards_turned))
    game.press(2)
    const value = cardValue(structure, 'a', 0)
    expect(session.get()).toMatchObject({
      cards_turned: 1,
      score: 2000 + value,
      card_selections: [0, 0, 1, 0],
      reaction_times: [640],
      journal: { entries: [{ kind: 'draw', deck: 2, value, reactionTime: 640, time }] },
    })
    expect(seen).toEqual([1])
    expect(game.get()).toMatchObject({ phase: 'revealing', card: { deck: 2, value } })
  })

  test('is revealed for its time, then the decks can be pressed again', async () => {
    const { game } = open()
    game.press(0)
    await vi.advanceTimersByTimeAsync(449)
    expect(game.get().phase).toBe('revealing')
    await vi.advanceTimersByTimeAsync(1)
    expect(game.get().phase).toBe('choosing')
  })

  test('a press during the reveal ends it at once, and only once', async () => {
    const { game } = open()
    game.press(0)
    game.press(1)
    expect(game.get()).toMatchObject({ phase: 'choosing', rushed: true, cardsTurned: 1 })
    game.press(1)
    // The end of the first reveal must not end the second.
    await vi.advanceTimersByTimeAsync(440)
    expect(game.get()).toMatchObject({ phase: 'revealing', cardsTurned: 2 })
  })

  test('takes the next card of its deck each time (R183)', async () => {
    const { game, draw } = open()
    for (const deck of [1, 1, 3]) await draw(deck)
    expect(game.get().entries.map((entry) => entry.kind === 'draw' && entry.value)).toEqual([
      cardValue(structure, 'd', 0),
      cardValue(structure, 'd', 1),
      cardValue(structure, 'c', 0),
    ])
  })

  test('fetches the cards after it once the card is shown', async () => {
    const { cards: own, game, session } = open({}, { cards: newPlayer().cards })
    vi.useRealTimers()
    await expect.poll(() => game.get().phase).toBe('choosing')
    await expect.poll(() => own.peek(structure, 'b', 9)).toBeDefined()
    expect(own.peek(structure, 'b', 10)).toBeUndefined()
    game.press(0)
    expect(session.get().cards_turned).toBe(1)
    await expect.poll(() => own.peek(structure, 'b', 10)).toBe(cardValue(structure, 'b', 10))
  })

  test('waits for a card that is not loaded, with the time of the press', async () => {
    const { game, session } = open()
    await seconds(0.5)
    session.update({ card_selections: [40, 0, 0, 0] })
    game.press(0)
    expect(game.get()).toMatchObject({ phase: 'waiting', card: { deck: 0, value: null } })
    expect(session.get().cards_turned).toBe(0)
    vi.useRealTimers()
    cards.fill({ structure, order: stack_types, taken: [40, 0, 0, 0] })
    await expect.poll(() => game.get().phase).not.toBe('waiting')
    expect(session.get().reaction_times).toEqual([500])
    expect(game.get().entries).toMatchObject([{ value: cardValue(structure, 'b', 40) }])
  })
})

describe('the partner', () => {
  test('is notified of the start and of each card, by their number alone (D6, D7)', async () => {
    const { events, draw, game, session } = open()
    expect(events).toEqual([['started', {}]])
    await draw(0)
    await draw(3)
    expect(events.slice(1)).toEqual([
      ['progress', { cardsTurned: 1, cardsTotal: 80 }],
      ['progress', { cardsTurned: 2, cardsTotal: 80 }],
    ])
    expect(session.get().game_completed).toBe(false)
    expect(game.get().phase).toBe('choosing')
  })

  test('is notified of a pause and its end', () => {
    const { events, game } = open()
    events.length = 0
    game.pause()
    game.pause()
    game.askExit()
    expect(game.get().pause).toBe('exit')
    game.cancelExit()
    game.proceed()
    game.proceed()
    expect(events).toEqual([
      ['paused', {}],
      ['resumed', {}],
    ])
  })

  test('is not notified of a new start when a game continues after a reload', async () => {
    const { events, game } = resumed(12)
    expect(game.get()).toMatchObject({ phase: 'choosing', pause: 'menu', resuming: true })
    expect(events).toEqual([])
    game.proceed()
    expect(events).toEqual([['resumed', {}]])
  })

  test('is notified of popups by name, and their answers are in the journal (R201)', async () => {
    const { events, game, draw, session } = resumed(39)
    game.proceed()
    events.length = 0
    await draw(3)
    expect(game.get()).toMatchObject({ phase: 'popup', popup: 'halfway' })
    expect(events).toEqual([
      ['progress', { cardsTurned: 40, cardsTotal: 80 }],
      ['popup', { popup: 'halfway' }],
    ])
    const time = Date.now()
    game.answerPopup('continue')
    expect(session.get().journal.entries.at(-1)).toEqual({ kind: 'popup', key: 'halfway', answer: 'continue', time })
    expect(game.get()).toMatchObject({ phase: 'choosing', popup: null })
    expect(events).toHaveLength(2)
  })

  test('is notified of the end of a game, with the time of play and without the score (R126, D6, D7, ruling 18, ruling 24)', async () => {
    const { events, game, draw, session } = resumed(79)
    game.proceed()
    events.length = 0
    await draw(3)
    expect(game.get().phase).toBe('finished')
    // 79 draws of 800 ms, each after 250 ms in which the last card could not be read, and one more with its whole turn: nothing of the pause.
    expect(events).toEqual([
      ['progress', { cardsTurned: 80, cardsTotal: 80 }],
      ['completed', { reference, operator: 'nfl', duration: Math.round((79 * (800 + 250) + 800 + 450) / 1000) }],
    ])
    expect(session.get().game_completed).toBe(true)
    await seconds(3600)
    expect(events).toHaveLength(2)
  })
})

describe('a game without input', () => {
  test('warns, then ends the game', async () => {
    const { events, game, session } = open()
    await seconds(13 * 60)
    expect(game.get().idle).toBe('warning')
    expect(events.filter(([name]) => name === 'popup')).toHaveLength(1)
    await seconds(2 * 60)
    expect(game.get().phase).toBe('timed-out')
    expect(events.at(-1)).toEqual(['timeout', {}])
    expect(session.get().journal.entries).toMatchObject([{ kind: 'popup', key: 'inactivity', answer: 'timeout' }])
  })

  test('has no timer while nobody sees it (ruling 45)', async () => {
    const { game } = open()
    await seconds(0)
    game.noteVisibility(true)
    await seconds(1)
    expect(timersOf(game)).toBe(0)
  })

  test('an input does not render the screen again', () => {
    const { game } = open()
    let drawn = 0
    const leave = game.subscribe(() => drawn++)
    game.noteInput()
    expect(drawn).toBe(0)
    game.pause()
    expect(drawn).toBe(1)
    leave()
    game.proceed()
    expect(drawn).toBe(1)
  })
})

describe('a game that ends early', () => {
  test('stops and reports it when the server refuses the game', async () => {
    vi.useRealTimers()
    const { outbox, game, events, session } = open({ secret: inject('server').revokedSecret })
    outbox.open()
    await expect.poll(() => game.get().phase).toBe('refused')
    expect(game.get().refusal).toBe('unauthorized')
    expect(events.at(-1)).toEqual(['error', { code: 'GAME_STOPPED' }])
    game.press(0)
    expect(session.get().cards_turned).toBe(0)
    // Made again after the refusal, as when the screen is left and opened.
    const again = createGameController({ session, outbox, cards, triggers, host: { send() {} }, clock: { now: () => 0, time: () => 0 } })
    expect(again.get().phase).toBe('refused')
    again.dispose()
  })

  test('stops when the server refuses a card permanently', async () => {
    vi.useRealTimers()
    const own = newPlayer().cards
    const { game } = open({ reward_structure_id: 999 }, { cards: own })
    await expect.poll(() => game.get().phase).toBe('refused')
    expect(game.get().refusal).toBe(own.get().refused)
  })

  test('ignores late replies after a reset', async () => {
    const { game, session, events } = open()
    game.press(0)
    events.length = 0
    let drawn = 0
    game.subscribe(() => drawn++)
    session.reset()
    await seconds(20 * 60)
    game.press(1)
    expect(game.get().phase).toBe('revealing')
    expect(session.get().cards_turned).toBe(0)
    expect({ events, drawn }).toEqual({ events: [], drawn: 0 })
    expect(timersOf(game)).toBe(0)
  })
})
