import { v4 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { TestStorage, testColours } from '../testing/memory-session.ts'
import type { JournalEntry } from './journal.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

const sources = { operator: 'nfl', random: Math.random, newUid: v4, cardColors: testColours }
const open = (storage: TestStorage | null, persistence: 'own' | 'shared' = 'own') => createSessionStore(sources, storage, persistence)
const draw = (deck: number, value: number): JournalEntry => ({ kind: 'draw', deck, value, reactionTime: 500, time: 1_700_000_000_000 })
const play = (store: SessionStore, ...added: JournalEntry[]) => store.keep([...store.get().journal.entries, ...added])

describe('a fresh session', () => {
  test('has the start values of the specification (R6, R116, R118–R121, R125, R245)', () => {
    const session = open(new TestStorage()).get()
    expect(session).toMatchObject({ score: 2000, cards_turned: 0, authorized: false, game_completed: false, card_selections: [0, 0, 0, 0] })
    expect([...session.stack_types].sort()).toEqual(['a', 'b', 'c', 'd'])
    expect([...session.card_colors].sort()).toEqual(testColours)
    expect(session.uid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('draws every reward structure and whole placeholders from 0 to 100 (R94, R124, R129, R247, R248)', () => {
    const sessions = Array.from({ length: 400 }, () => open(null).get())
    expect(new Set(sessions.map((session) => session.reward_structure_id)).size).toBe(9)
    expect(new Set(sessions.map(({ stack_types }) => stack_types.join())).size).toBeGreaterThan(1)
    for (const { arew, apun, betaP, betaF } of sessions)
      for (const value of [arew, apun, betaP, betaF]) expect(value).toSatisfy((n: number) => Number.isInteger(n) && n >= 0 && n <= 100)
  })

  test('shuffles colours together with their symbols', () => {
    const { card_colors, card_symbols } = open(null).get()
    expect(card_colors).toEqual(card_symbols.map((symbol) => testColours[symbol]))
  })
})

describe('restoring', () => {
  test('brings a running game back exactly (R175)', () => {
    const storage = new TestStorage()
    const store = open(storage)
    play(store, draw(1, 100))
    play(store, draw(1, -250), { kind: 'popup', key: 'halfway', answer: 'continue', time: 5 })
    const again = open(storage).get()
    expect(again).toEqual(store.get())
    expect(again).toMatchObject({ score: 1850, cards_turned: 2, card_selections: [0, 2, 0, 0], reaction_times: [500, 500] })
  })

  test.each([
    ['abc', 2000],
    ['', 2000],
    ['1e3', 2000],
    ['1450', 1450],
    ['-150', -150],
  ])('takes the score %j as %d (R208)', (score, expected) => expect(open(new TestStorage({ score })).get().score).toBe(expected))

  test.each(['{}', 'x', 'null', ''])('ignores reaction times %j (R209)', (reaction_times) =>
    expect(open(new TestStorage({ reaction_times })).get().reaction_times).toEqual([]),
  )
  test('accepts a list of reaction times (R209)', () =>
    expect(open(new TestStorage({ reaction_times: '[1,2]' })).get().reaction_times).toEqual([1, 2]))

  test('repairs counters that a crash left behind the journal', () => {
    const storage = new TestStorage()
    const store = open(storage)
    play(store, draw(0, 100))
    const before = storage.getItem('cards_turned')
    play(store, draw(3, -50))
    storage.setItem('cards_turned', before ?? '')
    expect(open(storage).get()).toMatchObject({ cards_turned: 2, score: 2050, card_selections: [1, 0, 0, 1], reaction_times: [500, 500] })
  })

  test('ignores the journal of another user id', () => {
    const storage = new TestStorage()
    play(open(storage), draw(0, 100))
    storage.setItem('uid', v4())
    expect(open(storage).get().journal.entries).toEqual([])
  })

  test.each([
    [9, 1],
    [-1, 0],
    ['1', 0],
  ])('takes %j acknowledged entries of one for %i', (sent, expected) => {
    const storage = new TestStorage()
    play(open(storage), draw(0, 100))
    storage.setItem('journal', JSON.stringify({ ...JSON.parse(storage.getItem('journal') ?? ''), sent }))
    expect(open(storage).get().journal.sent).toBe(expected)
  })
})

test('a completed game and a result that was seen stay so until a reset: over draws, popups and reloads (R181)', () => {
  const storage = new TestStorage()
  const store = open(storage)
  play(store, ...Array.from({ length: 80 }, (_, turn) => draw(turn % 4, 50)))
  store.update({ loaded_feedback_screen: true })
  const both = { game_completed: true, loaded_feedback_screen: true }
  play(store, { kind: 'popup', key: 'halfway', answer: 'continue', time: 1_700_000_000_000 })
  expect(store.get()).toMatchObject(both)
  // As a crash between two writes leaves it.
  storage.setItem('cards_turned', '79')
  expect(open(storage).get()).toMatchObject(both)
  store.reset()
  expect(store.get()).toMatchObject({ game_completed: false, loaded_feedback_screen: false })
})

describe('reset', () => {
  test('takes the language of the player before the page’s before the partner’s server’s, and each may change its mind', () => {
    const store = open(null)
    const chosen = (...given: Parameters<typeof store.chooseLanguage>) => {
      store.chooseLanguage(...given)
      return store.get().language
    }
    expect([chosen('dan', 'server'), chosen('swe', 'server'), chosen(null, 'page')]).toEqual(['dan', 'swe', 'swe'])
    expect([chosen('ger', 'page'), chosen('pol', 'server'), chosen('fre', 'page')]).toEqual(['ger', 'ger', 'fre'])
    expect([chosen('ita', 'player'), chosen('ger', 'page'), chosen('spa', 'player')]).toEqual(['ita', 'ita', 'spa'])
  })

  test('keeps operator, secret, authorized and language, and removes only our keys (R185, ruling 4)', () => {
    const storage = new TestStorage({ theirs: 'x' })
    const store = open(storage)
    store.update({ operator: 'nfl', secret: 's'.repeat(36), authorized: true, language: 'dan', terms_accepted: true, risk_score: 40 })
    play(store, draw(0, 100))
    const { uid } = store.get()
    store.reset()
    expect(store.get()).toMatchObject({
      operator: 'nfl',
      authorized: true,
      language: 'dan',
      terms_accepted: false,
      score: 2000,
      cards_turned: 0,
    })
    expect(store.get().uid).not.toBe(uid)
    expect(storage.map.get('theirs')).toBe('x')
    expect(storage.map.has('risk_score')).toBe(false)
    expect(storage.map.has('journal')).toBe(false)
  })

  test('keeps the player’s settings and the account, and no other field (R185, rulings 3, 4, 27 and 52)', () => {
    const store = open(null)
    const kept = { linked: true, announcements: 'long', sound: true, deck_keys: true, help_place: 'DK' } as const
    store.update({
      ...kept,
      timed_out: true,
      external_id: 'x'.repeat(36),
      registered: 'nfl',
      view: true,
      reference: 'r',
      advice_counted: true,
    })
    store.reset()
    const { uid } = store.get()
    expect(store.get()).toMatchObject({ ...kept, timed_out: false, external_id: null, registered: null, view: false, reference: null })
    expect(store.get()).toMatchObject({ advice_counted: false, press_seed: uid, journal: { uid, sent: 0, entries: [] } })
  })
})

describe('a tab without storage of its own', () => {
  test('plays from memory where storage is blocked', () => {
    const store = open(null)
    play(store, draw(0, 100))
    expect(store.persistence).toBe('blocked')
    expect(store.get().score).toBe(2100)
  })

  test('removes a stale game when a write fails, and is back with the next one that works', () => {
    const storage = new TestStorage()
    const store = open(storage)
    play(store, draw(0, 100))
    storage.refuse = true
    play(store, draw(0, 100))
    expect(store.persistence).toBe('blocked')
    expect(storage.map.size).toBe(0)
    storage.refuse = false
    play(store, draw(2, -50))
    expect(store.persistence).toBe('own')
    expect(open(storage).get()).toEqual(store.get())
  })

  test('a second instance in the tab leaves the keys alone but knows secret and operator (R115, R117, ruling 4)', () => {
    const storage = new TestStorage()
    open(storage).update({ operator: 'nfl', secret: 's'.repeat(36) })
    const before = new Map(storage.map)
    const second = open(storage, 'shared')
    play(second, draw(0, 100))
    second.reset()
    expect(second.get()).toMatchObject({ operator: 'nfl', secret: 's'.repeat(36) })
    expect(storage.map).toEqual(before)
  })
})
