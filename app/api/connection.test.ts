import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as at from '../../contract/addresses.ts'
import { ApiError } from '../../contract/call.ts'
import { openRecorder } from '../testing/recorder.ts'
import { backOff, call, request, urlOf } from './connection.ts'

const fakeTimers = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const busy = (more = {}) => ({ status: 429, headers: { 'retry-after': '30' }, body: { code: 'rate_limited', status: 429, ...more } })

/** Waits that a server asked for are kept for each address: no run meets those of another. */
const ownPath = () => `/${crypto.randomUUID()}`

test('a deferred call is sent when its time has come, whoever repeats it; others are not delayed', async () => {
  const path = ownPath()
  const { calls } = await openRecorder((_, nth) => (nth === 0 ? busy() : {}))
  fakeTimers()
  await expect(request('GET', path)).rejects.toMatchObject({ code: 'rate_limited' })
  const again = request('GET', path)
  await request('GET', '/other')
  await vi.advanceTimersByTimeAsync(29_999)
  await request('GET', '/other')
  await request('POST', path)
  expect(calls()).toEqual([`GET ${path}`, 'GET /other', 'GET /other', `POST ${path}`])
  await vi.advanceTimersByTimeAsync(1)
  await again
  expect(calls().at(-1)).toBe(`GET ${path}`)
})

test('a client waits five minutes at most, and not at all for a daily limit', async () => {
  const [long, day] = [ownPath(), ownPath()]
  const { calls } = await openRecorder((call, nth) =>
    nth > 1 ? {} : call === `GET ${long}` ? { ...busy(), headers: { 'retry-after': '86400' } } : busy({ limit: 'mails' }),
  )
  fakeTimers()
  await expect(request('GET', long)).rejects.toThrow()
  await expect(request('GET', day)).rejects.toMatchObject({ problem: { limit: 'mails' } })
  await request('GET', day)
  const again = request('GET', long)
  await vi.advanceTimersByTimeAsync(299_999)
  expect(calls()).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  await again
})

test('a call carries path, query and body, names no page, and brings no cookie', async () => {
  const { recorded, url } = await openRecorder(() => ({ body: { status: 'ok' } }))
  const own = vi.spyOn(globalThis, 'fetch')
  const query = { selection_from_stack: '3', stack_type: 'b' as const, reward_structure_id: '4' }
  expect(await call(at.cardValue, { query })).toEqual({ status: 'ok' })
  const consent = { basis: 'player' } as never
  await call(at.putConsent, { params: { id: 'a/b' }, body: consent })
  await call(at.deleteOwnData, { params: { id: 'a' } })
  expect(recorded.map(({ call, body }) => [call, body])).toEqual([
    ['GET /api/v1/game/card_value?selection_from_stack=3&stack_type=b&reward_structure_id=4', undefined],
    ['PUT /api/v1/results/consent/a%2Fb', { basis: 'player' }],
    ['DELETE /api/v1/results/data/a', undefined],
  ])
  expect(recorded.map(({ headers }) => headers['content-type'])).toEqual([undefined, 'application/json', undefined])
  const options = own.mock.calls.map(([, given]) => given)
  expect(options.map((one) => one?.keepalive)).toEqual([false, true, true])
  for (const one of options) expect(one).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(urlOf(at.ownData, { id: 'a b' })).toBe(`${url}/api/v1/results/data/a%20b`)
})

test('a call reads the reply with its headers', async () => {
  await openRecorder(() => ({ status: 202, headers: { 'x-word': 'yes' }, body: { seconds: 5 } }))
  const read = (reply: unknown, headers: Headers) => [reply, headers.get('x-word')]
  expect(await call(at.createResults, { params: { id: 'a' } }, read)).toEqual([{ seconds: 5 }, 'yes'])
})

test.each([
  ['a refusal of the server', { status: 403, body: { code: 'forbidden', status: 403 } }, 'forbidden'],
  ['an answer of a proxy', { status: 502, body: { message: 'bad gateway' } }, 'offline'],
  ['a page of a captive portal', { status: 200, text: '<h1>Log in</h1>' }, 'offline'],
  ['a body of one word', { status: 500, body: 'code' }, 'offline'],
  ['a null body', { status: 500, body: null, text: 'null' }, 'offline'],
  ['a code that is not text', { status: 500, body: { code: 5, status: 500 } }, 'offline'],
  ['a code without a status', { status: 500, body: { code: 'internal' } }, 'offline'],
  ['a status that no call has', { status: 206, body: {} }, 'offline'],
  ['a connection that is cut', undefined, 'offline'],
])('%s gets the right error code', async (_, reply, code) => {
  await openRecorder(() => reply)
  await expect(request('GET', '/')).rejects.toMatchObject({ code })
})

test('a call times out after 20 s without an answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await openRecorder()
  await expect(request('GET', '/')).rejects.toMatchObject({ code: 'offline' })
  expect(timeout).toHaveBeenCalledWith(20_000)
})

test('an error says whether another try may help, what is used up, and until when', () => {
  for (const code of ['offline', 'rate_limited', 'unavailable', 'internal'] as const) expect(new ApiError(code).retryable, code).toBe(true)
  for (const code of ['forbidden', 'conflict', 'paused', 'invalid'] as const) expect(new ApiError(code).retryable, code).toBe(false)
  const used = new ApiError('rate_limited', { limit: 'mails', until: '2026-11-23T00:00:00Z' })
  expect(used).toMatchObject({ name: 'ApiError', message: 'rate_limited', problem: { limit: 'mails' }, retryable: false })
  expect(used.until?.getTime()).toBe(Date.UTC(2026, 10, 23))
  expect(new ApiError('offline').until).toBeUndefined()
})

describe('the wait before the next try', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.unstubAllGlobals())

  /** Milliseconds until the wait is over. */
  const measure = async (attempt: number, random: number) => {
    const start = Date.now()
    let end = 0
    void backOff(attempt, () => random).then(() => {
      end = Date.now()
    })
    await vi.advanceTimersByTimeAsync(60_000)
    return end - start
  }

  test('a retry waits half a second at first, then twice as long each time, up to ten seconds', async () => {
    const waits = []
    for (const attempt of [0, 1, 2, 3, 4, 5, 20]) waits.push(await measure(attempt, 0.5))
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000])
  })

  test('a retry comes up to a quarter sooner or later, so that not everybody comes back at once', async () => {
    expect(await measure(1, 0)).toBe(750)
    expect(await measure(1, 1)).toBe(1250)
    const waits = new Set([await backOffTime(), await backOffTime(), await backOffTime()])
    expect(waits.size).toBeGreaterThan(1)
  })
  const backOffTime = async () => {
    const start = Date.now()
    void backOff(0)
    await vi.advanceTimersToNextTimerAsync()
    return Date.now() - start
  }

  test('a wait ends at once when the browser comes online, and removes its listener', async () => {
    const browser = new EventTarget()
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    const removed: string[] = []
    vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
      removed.push(type)
      browser.removeEventListener(type, listener)
    })
    const done = vi.fn()
    const wait = backOff(5).then(done)
    await vi.advanceTimersByTimeAsync(100)
    expect(done).not.toHaveBeenCalled()
    browser.dispatchEvent(new Event('online'))
    await wait
    expect(vi.getTimerCount()).toBe(0)
    expect(removed).toEqual(['online'])
  })
})
