import { describe, expect, test } from 'vitest'
import { parseCardValue } from './calls.ts'
import { parseCreatedResults, replyOf } from './result-calls.ts'

const results = { arew: 1, apun: 2, betaP: 3, betaF: 4, risk_score: 50, percentile: 60, levels: {} }
const advice = { advice_one: 'plan_ahead', advice_two: 'stay_on_budget', advice_three: 'take_a_break' }
const user = { uid: 'u'.repeat(36), operator: 'nfl' }
const game = { decks: [], cards: [], moments: [] }
const consent = { linked: false, changes: [], opened: [], openedMore: 0, read: [], readMore: 0 }

/** Every key is needed, and needs its own kind of value. */
const shapes = [
  { name: 'results', good: results },
  { name: 'riskGuess', good: { risk_guess: 0, risk_score: 0 } },
  { name: 'advice', good: advice },
  { name: 'gameScore', good: { score: -300 } },
  { name: 'externalUid', good: user },
  { name: 'earlierGames', good: { games: [] } },
  { name: 'ownGame', good: game },
  { name: 'consent', good: consent },
] as const

describe.each(shapes)('$name', ({ name, good }) => {
  const parse = replyOf(name)
  test('accepts a reply of the contract, and one with additions of a newer server', () => {
    const newer = { ...good, added: 1 }
    expect(parse(newer)).toBe(newer)
  })
  test.each(Object.keys(good))('counts as no answer without a right %s', (key) => {
    const other = typeof Reflect.get(good, key) === 'string' ? 5 : 'no'
    for (const bad of [undefined, null, Number.NaN, other]) {
      expect(() => parse({ ...good, [key]: bad }), String(bad)).toThrow(expect.objectContaining({ code: 'offline' }))
    }
  })
  test.each([null, undefined, 'text', 5])('is rejected when it is %s', (reply) => {
    expect(() => parse(reply)).toThrow(expect.objectContaining({ code: 'offline' }))
  })
})

test('a user id of another length is rejected', () => {
  expect(() => replyOf('externalUid')({ ...user, uid: 'short' })).toThrow(expect.objectContaining({ code: 'offline' }))
})

test('a card has whole points, never zero, also as a bare number', () => {
  expect({ wrapped: parseCardValue({ card_value: -250 }), bare: parseCardValue(100) }).toEqual({ wrapped: -250, bare: 100 })
  for (const bad of [0, 1.5, '100', null, {}, { card_value: 0 }, { card_value: '5' }])
    expect(() => parseCardValue(bad), JSON.stringify(bad)).toThrow(expect.objectContaining({ code: 'offline' }))
})

test('an analysis is done, or waits at a known place in the queue', () => {
  const waiting = { status: 'waiting', ahead: 3, seconds: 12 }
  for (const good of [{ status: 'ok' }, waiting]) expect(parseCreatedResults(good)).toBe(good)
  for (const bad of [{}, { status: 'done' }, { ...waiting, ahead: '3' }, { ...waiting, seconds: null }, { ...waiting, status: 'late' }, 7])
    expect(() => parseCreatedResults(bad), JSON.stringify(bad)).toThrow(expect.objectContaining({ code: 'offline' }))
})
