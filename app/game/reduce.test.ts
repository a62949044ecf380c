import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadTexts } from '../../i18n/load-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { drawsFrom, inTurn } from '../testing/draws.ts'
import { triggers } from './popup-triggers.ts'
import { type GameState, type Happening, makeReducer, startGame, timeOutAfter } from './reduce.ts'

const reduce = makeReducer(triggers)
const time = 1_700_000_000_000
type Event = Happening & { at: number; time?: number }
const run = (state: GameState, ...events: Event[]) =>
  events.reduce((before, event) => reduce(before, { time: time + event.at, ...event }), state)
const press = (at: number, deck = 0, value: number | null = 100): Event => ({ type: 'deck-pressed', deck, value, at, time: time + at })
const revealed = (at: number): Event => ({ type: 'revealed', at })
const tick = (at: number): Event => ({ type: 'ticked', at, time: time + at })
const paused: Event = { type: 'paused', at: 1 }
const exitAsked: Event = { type: 'exit-asked', at: 1 }
const begun = () => run(startGame([], 0, 0), { type: 'cards-ready', at: 0 })
/** A game of which this was drawn, once the player goes on with it. */
const goneOn = (drawn: ReturnType<typeof drawsFrom>) =>
  run(startGame(drawn, drawn.length, 0), { type: 'continued', at: 0 }, { type: 'cards-ready', at: 0 })
const times = (state: GameState) => state.entries.flatMap((entry) => (entry.kind === 'draw' ? [entry.reactionTime] : []))

describe('the time-out, after 15 minutes without input', () => {
  const late = 17 * 60_000

  test.each<[string, Event]>([
    ['a press on a deck', press(late)],
    ['the way out of a pause', { type: 'continued', at: late }],
    ['a movement', { type: 'input', at: late }],
    ['being seen again', { type: 'visibility-changed', hidden: false, at: late }],
  ])('is judged before %s that waited meanwhile (ruling 47)', (_, event) => {
    const from = event.type === 'visibility-changed' ? run(begun(), { type: 'visibility-changed', hidden: true, at: 1 }) : begun()
    const state = run(from, event)
    expect(state).toMatchObject({ phase: 'timed-out', cardsTurned: 0 })
    expect(state.entries.at(-1)).toMatchObject({ key: 'inactivity', answer: 'timeout' })
  })

  test('is neither announced nor judged while the game is not seen', () => {
    const hidden = run(begun(), { type: 'visibility-changed', hidden: true, at: 1 }, tick(61_000), tick(late))
    expect(hidden).toMatchObject({ phase: 'choosing', idle: null })
    expect(run(hidden, { type: 'visibility-changed', hidden: false, at: late + 1 }).phase).toBe('timed-out')
  })
})

describe('one draw', () => {
  test('is accepted while choosing, with the time since the decks could be pressed', () => {
    const state = run(begun(), press(640, 2, -50))
    expect(state).toMatchObject({ phase: 'revealing', cardsTurned: 1 })
    expect(state.entries).toEqual([{ kind: 'draw', deck: 2, value: -50, reactionTime: 640, time: time + 640 }])
    expect(times(run(state, revealed(1090), press(1500)))).toEqual([640, 610])
  })

  test('a press during the reveal ends it and draws nothing (R96, R182)', () => {
    const state = run(begun(), press(500), press(550, 3))
    expect(state).toMatchObject({ phase: 'choosing', cardsTurned: 1, rushed: true })
    expect(times(run(state, press(700)))).toEqual([500, 150])
  })

  test('ten presses in 100 ms: every draw is in the entries exactly once (R96)', () => {
    const state = run(begun(), ...Array.from({ length: 10 }, (_, i) => press(1000 + i * 10, i % 4)))
    expect(state.cardsTurned).toBe(5)
    expect(state.entries).toHaveLength(5)
    expect(times(state).every((one) => one > 0)).toBe(true)
  })

  test('waits for a value that is not loaded, with the time of the press', () => {
    const waiting = run(begun(), press(500, 1, null))
    expect(waiting).toMatchObject({ phase: 'waiting', cardsTurned: 0, entries: [] })
    expect(run(waiting, press(600, 2)).phase).toBe('waiting')
    const state = run(waiting, { type: 'value-arrived', value: 70, at: 4000 })
    expect(state).toMatchObject({ phase: 'revealing', cardsTurned: 1, card: { deck: 1, value: 70, reactionTime: 500 } })
    expect(state.entries).toEqual([{ kind: 'draw', deck: 1, value: 70, reactionTime: 500, time: time + 500 }])
  })

  test('is refused before the first cards are loaded', () => expect(run(startGame([], 0, 0), press(10)).phase).toBe('ready'))

  test('ends the game if it is the 80th', () => {
    const last = run(goneOn(drawsFrom(inTurn(79))), press(900))
    const state = run(last, revealed(1400))
    expect(state).toMatchObject({ phase: 'finished', cardsTurned: 80 })
    expect(run(last, { type: 'paused', at: 950 }, revealed(1400))).toMatchObject({ phase: 'finished', pause: null, idle: null })
    expect(run(state, press(2000))).toBe(state)
  })
})

describe('the reaction time', () => {
  test('leaves out a pause', () => {
    const state = run(begun(), { type: 'paused', at: 300 }, press(400), { type: 'continued', at: 9000 }, press(9200))
    expect(times(state)).toEqual([500])
  })

  test('leaves out a hidden tab', () => {
    const state = run(
      begun(),
      { type: 'visibility-changed', hidden: true, at: 200 },
      { type: 'visibility-changed', hidden: false, at: 5000 },
      press(5100),
    )
    expect(times(state)).toEqual([300])
  })

  test('leaves out a popup', () => {
    const state = run(goneOn(drawsFrom(Array.from({ length: 9 }, () => 1))), press(700, 1), revealed(1150))
    expect(state).toMatchObject({ phase: 'popup', popup: 'only_one_deck' })
    const after = run(state, press(2000), { type: 'popup-answered', answer: 'ok', at: 8000, time }, press(8400))
    expect(after.entries.slice(-2)).toMatchObject([
      { kind: 'popup', key: 'only_one_deck', answer: 'ok' },
      { kind: 'draw', reactionTime: 600 },
    ])
  })
})

describe('the menu', () => {
  test('covers a reloaded game, which waits', () => {
    const state = run(startGame(drawsFrom([0, 1]), 2, 0), { type: 'cards-ready', at: 5 })
    expect(state).toMatchObject({ phase: 'choosing', pause: 'menu', resuming: true })
    expect(run(state, press(50)).cardsTurned).toBe(2)
    expect(run(state, { type: 'continued', at: 100 })).toMatchObject({ pause: null, resuming: false })
  })

  test('comes back when the exit prompt is left', () => {
    const asked = run(begun(), paused, { type: 'exit-asked', at: 2 })
    expect(asked.pause).toBe('exit')
    expect(run(asked, { type: 'exit-cancelled', at: 3 }).pause).toBe('menu')
  })
})

describe('a game without input', () => {
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

  test('asks twice in a row, then leaves slow players alone for five minutes', () => {
    const yes = (at: number): Event => ({ type: 'idle-answered', answer: 'yes', at, time })
    const slowly = (state: GameState, at: number) =>
      run(state, tick(at + minute), yes(at + minute), press(at + minute), revealed(at + minute + 450))
    const twice = slowly(slowly(begun(), 0), minute + 450)
    const since = 2 * minute + 450
    expect(run(twice, tick(since + minute)).idle).toBeNull()
    expect(run(twice, tick(since + 5 * minute)).idle).toBe('asking')
    // Two quick cards end the row.
    const quick = run(twice, press(since + 1000), revealed(since + 1450), press(since + 2000), revealed(since + 2450))
    expect(run(quick, tick(since + 2000 + minute)).idle).toBe('asking')
  })

  test.each([['running'], ['paused']])('warns at 13:00 and ends at 15:00, %s (R192, R251)', (how) => {
    const from = how === 'paused' ? run(begun(), { type: 'paused', at: 0 }) : begun()
    expect(run(from, tick(13 * minute - 1)).idle).not.toBe('warning')
    expect(run(from, tick(13 * minute)).idle).toBe('warning')
    expect(run(from, tick(899_000)).phase).not.toBe('timed-out')
    const ended = run(from, tick(900_000))
    expect(ended).toMatchObject({ phase: 'timed-out', pause: null, idle: null })
    expect(ended.entries.at(-1)).toMatchObject({ key: 'inactivity', answer: 'timeout' })
  })

  test('lets the warning be dismissed again and again', () => {
    let state = begun()
    for (let i = 1; i <= 12; i++) {
      state = run(state, tick(i * 14 * minute), { type: 'idle-answered', answer: 'yes', at: i * 14 * minute, time })
      expect(state.phase).toBe('choosing')
    }
  })
})

describe('an action that does not apply changes nothing', () => {
  const menu = () => run(begun(), paused)
  const asked = () => run(begun(), tick(60_000))
  test.each<[string, () => GameState, Event]>([
    ['first cards twice', begun, { type: 'cards-ready', at: 5 }],
    ['a value nobody waits for', begun, { type: 'value-arrived', value: 5, at: 5 }],
    ['the end of a reveal that is over', begun, revealed(5)],
    ['an answer to no popup', begun, { type: 'popup-answered', answer: 'ok', at: 5, time }],
    ['an answer to no question', begun, { type: 'idle-answered', answer: 'pause', at: 5, time }],
    ['going on without a pause', begun, { type: 'continued', at: 5 }],
    ['a pause in a pause', menu, { type: 'paused', at: 5 }],
    ['staying, unasked', menu, { type: 'exit-cancelled', at: 5 }],
    ['the tab as it was', begun, { type: 'visibility-changed', hidden: false, at: 5 }],
    ['an input of before', menu, { type: 'input', at: 1 }],
    ['an input while the player is asked', asked, { type: 'input', at: 60_500 }],
    ['a tick before it is time', begun, tick(59_999)],
    ['a tick while the player is asked', asked, tick(61_000)],
    ['a tick in a pause', menu, tick(70_000)],
    ['a press behind the menu while a card is turned', () => run(begun(), press(5), { type: 'paused', at: 6 }), press(7)],
  ])('is ignored: %s', (_, state, event) => {
    const before = state()
    expect(run(before, event)).toBe(before)
  })

  test.each<[string, Event[]]>([
    ['a time-out', [tick(900_000)]],
    ['a refusal', [{ type: 'refused', code: 'conflict', at: 5 }]],
  ])('is ignored after the end: %s', (_, events) => {
    const ended = run(begun(), ...events)
    expect(run(ended, { type: 'paused', at: 900_001 }, press(900_002), { type: 'refused', code: 'invalid', at: 900_003 })).toBe(ended)
  })
})

describe('every action of the player is an input', () => {
  test.each<[string, Event[]]>([
    ['a press', [press(900)]],
    ['a press that ends a reveal', [press(800), press(900)]],
    ['a pause', [{ type: 'paused', at: 900 }]],
    ['asking to leave', [{ type: 'exit-asked', at: 900 }]],
    ['staying', [exitAsked, { type: 'exit-cancelled', at: 900 }]],
    ['going on', [paused, { type: 'continued', at: 900 }]],
    ['any other', [{ type: 'input', at: 900 }]],
  ])('counts: %s', (_, events) => expect(run(begun(), ...events).lastInput).toBe(900))

  test('counts if it is the answer to a popup', () => {
    const state = run(goneOn(drawsFrom(inTurn(39))), press(3), press(4))
    expect(state.popup).toBe('halfway')
    expect(run(state, { type: 'popup-answered', answer: 'continue', at: 900, time })).toMatchObject({
      lastInput: 900,
      popup: null,
      phase: 'choosing',
    })
  })
})

describe('the cards on screen', () => {
  test('keep the previous card while the next is turned; a new reveal is not cut short', () => {
    const state = run(begun(), press(100, 0, 50), press(150), press(300, 2, -70))
    expect(state).toMatchObject({ card: { deck: 2, value: -70 }, before: { deck: 0, value: 50 }, rushed: false })
  })

  test('take some time even for a press in the same instant', () => expect(times(run(begun(), press(0)))).toEqual([1]))
})

test('whatever is open above the table closes with the game', () => {
  const refused = run(begun(), paused, { type: 'refused', code: 'conflict', at: 2 })
  expect(refused).toMatchObject({ phase: 'refused', refusal: 'conflict', popup: null, pause: null, idle: null })
  expect(run(begun(), tick(780_000)).now).toBe(780_000)
  expect(run(begun(), tick(900_000))).toMatchObject({
    popup: null,
    now: 900_000,
    entries: [{ kind: 'popup', key: 'inactivity', time: time + 900_000 }],
  })
})

test('a game of 80 cards is over when it is opened', () => {
  expect(startGame([], 80, 7)).toMatchObject({ phase: 'finished', pause: null, resuming: false, lastInput: 7, now: 7 })
  expect(startGame([], 0, 0)).toMatchObject({ phase: 'ready', pause: null, resuming: false, rushed: false, hidden: false, idle: null })
})

test('the question may be answered with a pause; one that is open stays open behind the answer', () => {
  const menu = run(begun(), tick(60_000), { type: 'idle-answered', answer: 'pause', at: 60_001, time })
  expect(menu).toMatchObject({ idle: null, pause: 'menu' })
  const state = run(begun(), exitAsked, tick(780_001), { type: 'idle-answered', answer: 'pause', at: 780_002, time })
  expect(state).toMatchObject({ pause: 'exit', idle: null, lastInput: 780_002 })
})

test('texts of every set and pages say after how many minutes without input the game ends', async () => {
  const minutes = timeOutAfter / 60_000
  for (const set of Object.keys(sets) as Locales[]) {
    const texts = await loadTexts(set)
    for (const key of ['landing.timedOut', 'game.pausedText', 'terms.general.rules'])
      expect(texts.get(key), `${set} ${key}`).toMatch(new RegExp(`\\b${minutes}\\b`))
  }
  for (const page of ['testing', 'events', 'layout', 'standing/accessibility-information', 'standing/safety'])
    expect(readFileSync(`docs/${page}.md`, 'utf8'), page).toContain(`${minutes} minutes`)
})
