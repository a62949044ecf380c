import { expect, test } from 'vitest'
import { events } from './emitter.ts'
import { parsePayload, shapes } from './host-port.ts'
import { matchesOrigin } from './origins.ts'
import { agree, isHello, isWelcome } from './protocol.ts'

test('only versions that both sides speak are agreed on, and the highest of them (D14)', () => {
  expect(agree({ newest: 3, oldest: 1 })).toBe(3)
  expect(agree({ newest: 4, oldest: 3 })).toBe(3)
  expect(agree({ newest: 2, oldest: 1 })).toBeUndefined()
  expect(agree({ newest: 4, oldest: 4 })).toBeUndefined()
  expect(agree({ newest: 0, oldest: 0 })).toBeUndefined()
  expect(agree({ newest: Number.NaN, oldest: 1 })).toBeUndefined()
})

test.each([
  null,
  undefined,
  'hello',
  7,
  {},
  [],
  { gamalyze: 'hello' },
  { gamalyze: 'hello', id: 'x'.repeat(100) },
  { gamalyze: 'hello', id: 7 },
])('%j is no hello (D3)', (data) => expect(isHello(data)).toBe(false))

test('a welcome is for one hello, in a version that is spoken here', () => {
  expect(isWelcome({ gamalyze: 'welcome', id: 'a', version: 3 }, 'a')).toBe(true)
  expect(isWelcome({ gamalyze: 'welcome', id: 'b', version: 3 }, 'a')).toBe(false)
  expect(isWelcome({ gamalyze: 'welcome', id: 'a', version: 2 }, 'a')).toBe(false)
  expect(isWelcome({ gamalyze: 'welcome', id: 'a' }, 'a')).toBe(false)
})

test('a payload is copied key by key (D7, ruling 24)', () => {
  expect(
    parsePayload('completed', { reference: 'r', uid: 'u', operator: 'o', duration: 5, risk_score: 40, __proto__: { uid: 'x' } }),
  ).toEqual({ reference: 'r', operator: 'o', duration: 5 })
  expect(parsePayload('completed', { uid: 'u', operator: 'o', duration: 5 })).toBeUndefined()
  expect(parsePayload('completed', { reference: 7, operator: 'o', duration: 5 })).toBeUndefined()
  expect(parsePayload('started', 'anything')).toEqual({})
})

test.each([
  ['progress', { cardsTurned: '1', cardsTotal: 80 }],
  ['progress', { cardsTurned: 1 }],
  ['progress', Object.create({ cardsTurned: 1, cardsTotal: 80 })],
  ['resize', { height: Number.NaN }],
  ['resize', { height: Number.POSITIVE_INFINITY }],
  ['resize', null],
  ['language', { language: 'x'.repeat(200) }],
  ['scores', {}],
  ['toString', {}],
  ['__proto__', {}],
  [7, {}],
])('%s %j is dropped', (name, payload) => expect(parsePayload(name, payload)).toBeUndefined())

test('any port stands for a port only', () => {
  const patterns = ['http://localhost:*', 'http://127.0.0.1:*']
  const good = ['http://localhost', 'http://localhost:5173', 'http://127.0.0.1:80']
  const bad = [
    'https://localhost:5173',
    'http://localhost:5173.evil.example',
    'http://localhost.evil.example',
    'http://a.localhost:80',
    'null',
    '',
  ]
  expect(good.filter((origin) => matchesOrigin(origin, patterns))).toEqual(good)
  expect(bad.filter((origin) => matchesOrigin(origin, patterns))).toEqual([])
})

test('origins match exactly or below a wildcard, never by likeness', () => {
  const patterns = ['https://news.example', 'https://*.partner.example', 'http://localhost:8081']
  const good = ['https://news.example', 'https://www.partner.example', 'https://a.b.partner.example', 'http://localhost:8081']
  const bad = [
    'http://news.example',
    'https://news.example.evil',
    'https://evilnews.example',
    'https://news.example:444',
    'https://partner.example',
    'https://.partner.example',
    'https://evilpartner.example',
    'https://www.partner.example.evil',
    'http://www.partner.example',
    'http://localhost:80810',
    'null',
    '',
  ]
  expect(good.filter((origin) => !matchesOrigin(origin, patterns))).toEqual([])
  expect(bad.filter((origin) => matchesOrigin(origin, patterns))).toEqual([])
})

test('the list of events has each that is let through, and those of the SDK itself', () => {
  expect(events).toEqual([...Object.keys(shapes), 'reconnected', 'asleep', 'awake', 'destroyed', 'close'])
})
