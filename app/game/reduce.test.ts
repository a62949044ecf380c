import { describe, expect, test } from 'vitest'
import type { GameEvent, GameState } from './game-state.ts'
import { makeReducer, startGame } from './reduce.ts'
import { drawsFrom, inTurn } from './test-draws.ts'
import { triggers } from './triggers.ts'

const reduce = makeReducer(triggers)
const run = (state: GameState, ...events: GameEvent[]) => events.reduce(reduce, state)
const time = 1_700_000_000_000
const press = (at: number, deck = 0, value: number | null = 100): GameEvent => ({ type: 'deck-pressed', deck, value, at, time: time + at })
const revealed = (at: number): GameEvent => ({ type: 'revealed', at })
const tick = (at: number): GameEvent => ({ type: 'ticked', at, time: time + at })
const begun = () => run(startGame([], 0, 0), { type: 'cards-ready', at: 0 })
const times = (state: GameState) => state.entries.flatMap((entry) => (entry.kind === 'draw' ? [entry.reactionTime] : []))

describe('one draw', () => {
  test('is accepted while choosing, with the time since the decks could be pressed', () => {
    const state = run(begun(), press(640, 2, -50))
    expect(state).toMatchObject({ phase: 'revealing', cardsTurned: 1 })
    expect(state.entries).toEqual([{ kind: 'draw', deck: 2, value: -50, reactionTime: 640, time: time + 640 }])
    expect(times(run(state, revealed(1090), press(1500)))).toEqual([640, 410])
  })

  test('a press during the reveal ends it and draws nothing', () => {
    const state = run(begun(), press(500), press(550, 3))
    expect(state).toMatchObject({ phase: 'choosing', cardsTurned: 1, rushed: true })
    expect(times(run(state, press(700)))).toEqual([500, 150])
  })

  test('ten presses in 100 ms: every draw is in the entries exactly once', () => {
    const state = run(begun(), ...Array.from({ length: 10 }, (_, i) => press(1000 + i * 10, i % 4)))
    expect(state.cardsTurned).toBe(5)
    expect(state.entries).toHaveLength(5)
    expect(times(state).every((one) => one > 0)).toBe(true)
  })

  test('waits for a value that is not here, with the time of the press', () => {
    const waiting = run(begun(), press(500, 1, null))
    expect(waiting).toMatchObject({ phase: 'waiting', cardsTurned: 0, entries: [] })
    expect(run(waiting, press(600, 2)).phase).toBe('waiting')
    expect(run(waiting, { type: 'value-arrived', value: 70, at: 4000 }).entries).toEqual([
      { kind: 'draw', deck: 1, value: 70, reactionTime: 500, time: time + 500 },
    ])
  })

  test('nothing is drawn before the first cards are here', () => expect(run(startGame([], 0, 0), press(10)).phase).toBe('ready'))

  test('the 80th ends the game', () => {
    const state = run(
      startGame(drawsFrom(inTurn(79)), 79, 0),
      { type: 'continued', at: 1 },
      { type: 'cards-ready', at: 1 },
      press(900),
      revealed(1400),
    )
    expect(state).toMatchObject({ phase: 'finished', cardsTurned: 80 })
    expect(run(state, press(2000))).toBe(state)
  })
})

describe('time that is not reaction time', () => {
  test('a pause', () => {
    const state = run(begun(), { type: 'paused', at: 300 }, press(400), { type: 'continued', at: 9000 }, press(9200))
    expect(times(state)).toEqual([500])
  })

  test('a hidden tab', () => {
    const state = run(
      begun(),
      { type: 'visibility-changed', hidden: true, at: 200 },
      { type: 'visibility-changed', hidden: false, at: 5000 },
      press(5100),
    )
    expect(times(state)).toEqual([300])
  })

  test('a popup', () => {
    const ten = drawsFrom(Array.from({ length: 9 }, () => 1))
    const state = run(startGame(ten, 9, 0), { type: 'continued', at: 0 }, { type: 'cards-ready', at: 0 }, press(700, 1), revealed(1150))
    expect(state).toMatchObject({ phase: 'popup', popup: 'only_one_deck' })
    const after = run(state, press(2000), { type: 'popup-answered', answer: 'ok', at: 8000, time }, press(8400))
    expect(after.entries.slice(-2)).toMatchObject([
      { kind: 'popup', key: 'only_one_deck', answer: 'ok' },
      { kind: 'draw', reactionTime: 400 },
    ])
  })
})

describe('pause and exit', () => {
  test('a reloaded game waits behind the menu', () => {
    const state = run(startGame(drawsFrom([0, 1]), 2, 0), { type: 'cards-ready', at: 5 })
    expect(state).toMatchObject({ phase: 'choosing', pause: 'menu', resuming: true })
    expect(run(state, press(50)).cardsTurned).toBe(2)
    expect(run(state, { type: 'continued', at: 100 })).toMatchObject({ pause: null, resuming: false })
  })

  test('the exit prompt leads back to the menu', () => {
    const asked = run(begun(), { type: 'paused', at: 1 }, { type: 'exit-asked', at: 2 })
    expect(asked.pause).toBe('exit')
    expect(run(asked, { type: 'exit-cancelled', at: 3 }).pause).toBe('menu')
  })
})

// Requirements Q24, R192, R251.
describe('without input', () => {
  const minute = 60_000
  test('asks after a minute; the answer counts as input', () => {
    expect(run(begun(), tick(minute - 1)).idle).toBeNull()
    const asked = run(begun(), tick(minute))
    expect(asked.idle).toBe('asking')
    expect(run(asked, press(minute + 5)).cardsTurned).toBe(0)
    const back = run(asked, { type: 'idle-answered', answer: 'yes', at: minute + 500, time })
    expect(back.entries).toEqual([{ kind: 'popup', key: 'inactivity', answer: 'yes', time }])
    expect(run(back, tick(2 * minute)).idle).toBeNull()
    expect(run(back, tick(2 * minute + 500)).idle).toBe('asking')
  })

  test('the answer may be a pause', () => {
    const state = run(begun(), tick(minute), { type: 'idle-answered', answer: 'pause', at: minute + 1, time })
    expect(state).toMatchObject({ idle: null, pause: 'menu' })
  })

  test.each([['running'], ['paused']])('warns at 13:00 and ends at 15:00, %s', (how) => {
    const from = how === 'paused' ? run(begun(), { type: 'paused', at: 0 }) : begun()
    expect(run(from, tick(13 * minute - 1)).idle).not.toBe('warning')
    expect(run(from, tick(13 * minute)).idle).toBe('warning')
    expect(run(from, tick(899_000)).phase).not.toBe('timed-out')
    const ended = run(from, tick(900_000))
    expect(ended).toMatchObject({ phase: 'timed-out', pause: null, idle: null })
    expect(ended.entries.at(-1)).toMatchObject({ key: 'inactivity', answer: 'timeout' })
  })

  test('the warning can be put off again and again', () => {
    let state = begun()
    for (let i = 1; i <= 12; i++) {
      state = run(state, tick(i * 14 * minute), { type: 'idle-answered', answer: 'yes', at: i * 14 * minute, time })
      expect(state.phase).toBe('choosing')
    }
  })
})

test('a refusal stops the game', () => {
  const state = run(begun(), press(500), { type: 'refused', code: 'conflict', at: 600 })
  expect(state).toMatchObject({ phase: 'refused', refusal: 'conflict' })
  expect(run(state, press(900)).cardsTurned).toBe(1)
})
