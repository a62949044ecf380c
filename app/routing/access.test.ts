import { describe, expect, test, vi } from 'vitest'
import { sessionSecretStart } from '../../contract/constants.ts'
import type { Session } from '../session/session.ts'
import { memorySession } from '../testing/memory-session.ts'
import { readAtOnce } from '../testing/read-at-once.ts'
import { openRecorder } from '../testing/recorder.ts'
import { createAccess } from './access.ts'

const own = 's'.repeat(36)
const other = 'o'.repeat(36)
const refusal =
  (code: string, status: number, headers = {}) =>
  () => ({ status, headers, body: { code, status } })

type Player = {
  given?: string | null
  state?: Partial<Session>
  report?: boolean
  hostReady?: Promise<void>
  testOnly?: () => boolean
  isEnded?: () => boolean
}

/** A load of the page whose server answers each check so; `report`: an external user id came with it, and what its look-up finds. */
const open = async (
  answer: Parameters<typeof openRecorder>[0] = () => ({}),
  { given = own, state = {}, report, hostReady = Promise.resolve(), testOnly, isEnded }: Player = {},
) => {
  const { calls } = await openRecorder(answer)
  const store = memorySession()
  store.update({ operator: 'nfl', ...state })
  const granted = vi.fn()
  const access = createAccess(store, given, hostReady, granted, testOnly, isEnded)
  const lookUps: (string | null)[] = []
  if (report !== undefined)
    access.findReportFirst(async (secret) => {
      lookUps.push(secret)
      return report
    })
  return { access, store, granted, lookUps, checked: () => calls().map((call) => call.split('/').slice(-2).join(' ')) }
}

describe('the server’s answer about a secret', () => {
  test.each([
    ['a refusal', refusal('unauthorized', 401), own, 'refused'],
    ['a refusal of a session secret: its time is over', refusal('unauthorized', 401), sessionSecretStart.padEnd(36, 'x'), 'ended'],
    ['a pause', refusal('paused', 503), own, 'paused'],
    ['the end of its label', refusal('not_found', 404), own, 'closed'],
    ['too many tries', refusal('rate_limited', 429), own, 'many'],
    ['a fault of the server', refusal('internal', 500), own, 'unreachable'],
    ['a fault of the server, of a session secret', refusal('internal', 500), sessionSecretStart.padEnd(36, 'x'), 'unreachable'],
    ['another success than 200', () => ({ status: 204 }), own, 'unreachable'],
    ['a page of somebody else', () => ({ status: 404, text: '<h1>Not found</h1>' }), own, 'unreachable'],
    ['nothing', () => undefined, own, 'unreachable'],
  ])('lets nobody in with anything but 200: %s (R237)', async (_, answer, given, verdict) => {
    const { access, store, granted } = await open(answer, { given })
    expect(await access.verdict()).toBe(verdict)
    expect({ hasAccess: access.has(), authorized: store.get().authorized, granted: granted.mock.calls }).toEqual({
      hasAccess: false,
      authorized: false,
      granted: [],
    })
  })

  test('says until when it holds, as far as the server knows', async () => {
    const until = '2026-11-24T08:00:00.000Z'
    const paused = await open(() => ({ status: 503, body: { code: 'paused', status: 503, until } }))
    await paused.access.verdict()
    expect(paused.access.until).toEqual(new Date(until))
    const refused = await open(refusal('unauthorized', 401))
    await refused.access.verdict()
    expect(refused.access.until).toBeUndefined()
  })

  test('says whose it is, and in which language the partner asks for the test, unless the player has chosen one', async () => {
    const answer = () => ({ headers: { 'gamalyze-linked': '1', 'gamalyze-language': 'dan' } })
    const { access, store } = await open(answer)
    await access.verdict()
    expect(store.get()).toMatchObject({ linked: true, language: 'dan', secret: own, authorized: true })
    const chosen = await open(answer, { state: { language: 'deu' } })
    await chosen.access.verdict()
    expect(chosen.store.get().language).toBe('deu')
    // What an earlier session asked for gives way.
    const earlier = await open(answer, { state: { language: 'deu', language_from: 'server' } })
    earlier.access.beforeGranting = async () => expect(earlier.store.get()).toMatchObject({ language: 'dan', authorized: false })
    expect(await earlier.access.verdict()).toBe('granted')
  })

  test('says that it is for tests, which applies to that pair of secret and operator only', async () => {
    const { access, store } = await open((call) => ({ headers: call.endsWith('/nfl') ? { 'gamalyze-test': '1' } : {} }))
    expect(access.isTest()).toBe(false)
    await access.verdict()
    expect(access.isTest()).toBe(true)
    store.update({ operator: 'hc' })
    expect(access.isTest()).toBe(false)
    await access.verdict()
    expect({ hasAccess: access.has(), isTest: access.isTest() }).toEqual({ hasAccess: true, isTest: false })
  })
})

describe.each([
  ['a pause', refusal('paused', 503), 'paused'],
  ['the end of a label', refusal('not_found', 404), 'closed'],
])('%s', (_, pause, verdict) => {
  const begun = { secret: own, cards_turned: 3 }

  test('does not stop a game that has begun', async () => {
    const { access, granted } = await open(pause, { given: null, state: begun })
    expect(await access.verdict()).toBe('granted')
    expect(granted).toHaveBeenCalledOnce()
  })

  test.each([
    ['without a card drawn', { given: null, state: { ...begun, cards_turned: 0 } }],
    ['with another secret than the one it began with', { given: other, state: begun }],
  ])('lets nobody in %s', async (_, player) => {
    expect(await (await open(pause, player)).access.verdict()).toBe(verdict)
  })

  test('does not shield a game from any other refusal', async () => {
    const { access } = await open(refusal('unauthorized', 401), { given: null, state: begun })
    expect(await access.verdict()).toBe('refused')
  })
})

describe('the page of a label that has ended', () => {
  const isEnded = () => true
  const begun = { secret: own, cards_turned: 3 }

  test.each([
    ['no secret', { given: null }],
    ['a wrong secret', { given: other }],
    ['a known player', { report: true }],
    ['no connection', { answer: () => undefined }],
  ])(
    'says so to who comes with %s',
    async (_, { answer = refusal('unauthorized', 401), ...player }: Player & { answer?: Parameters<typeof openRecorder>[0] }) => {
      const { access, lookUps } = await open(answer, { ...player, isEnded })
      expect([await access.landingVerdict(), lookUps, access.isClosed]).toEqual(['closed', [], player.given !== null])
    },
  )

  test('lets who has begun go on', async () => {
    const { access } = await open(refusal('not_found', 404), { given: null, state: begun, isEnded })
    expect([await access.verdict(), access.isClosed]).toEqual(['granted', true])
  })
})

describe('the landing page', () => {
  test('looks for a report once, with the given secret, and leads to it once', async () => {
    const { access, lookUps, checked } = await open(undefined, { report: true, state: { secret: other } })
    expect({ first: await access.landingVerdict(), second: await access.landingVerdict() }).toEqual({ first: 'report', second: 'report' })
    expect(lookUps).toEqual([own])
    // Meanwhile the secret is checked, for whoever plays again.
    await expect.poll(() => access.has()).toBe(true)
    access.leaveLanding()
    expect(await access.landingVerdict()).toBe('granted')
    expect({ lookUps: lookUps.length, checked: checked() }).toEqual({ lookUps: 1, checked: [`${own} nfl`] })
  })

  test('is shown to a player who is not known; the look-up is repeated when they try again, with the secret that the session has (R46, R238)', async () => {
    const { access, lookUps } = await open(undefined, { report: false, given: null, state: { secret: other } })
    expect(await access.landingVerdict()).toBe('visitor')
    await access.retry()
    expect(await access.landingVerdict()).toBe('visitor')
    expect(lookUps).toEqual([other, other])
  })

  test.each([
    ['a game under way', { cards_turned: 1 }, 0],
    ['a game whose result nobody has seen', { cards_turned: 80 }, 0],
    ['a game whose result was seen', { cards_turned: 80, risk_score_guess: 0 }, 1],
    ['no card drawn', { cards_turned: 0 }, 1],
  ])('leads to it with %s in the tab', async (_, state, looks) => {
    const { access, lookUps } = await open(undefined, { report: true, state })
    expect(await access.landingVerdict()).toBe(looks ? 'report' : 'granted')
    expect(lookUps).toHaveLength(looks)
  })

  test('lets the host speak first', async () => {
    let ready = () => {}
    const { access, lookUps } = await open(undefined, { report: true, given: null, hostReady: new Promise((resolve) => (ready = resolve)) })
    const verdict = access.landingVerdict()
    access.setSecret(other)
    expect(lookUps).toEqual([])
    ready()
    expect(await verdict).toBe('report')
    expect(lookUps).toEqual([other])
  })
})

describe('a secret from outside', () => {
  test.each([35, 37])('fails without a call if it has %d characters, and leaves the stored one alone (R51, R206)', async (length) => {
    const { access, store, checked } = await open(undefined, { given: 'x'.repeat(length), state: { secret: own, authorized: true } })
    expect(await access.verdict()).toBe('refused')
    expect(checked()).toEqual([])
    expect(store.get()).toMatchObject({ secret: own, authorized: true })
  })

  test('is stored before its check, for a reload, if no other is affected', async () => {
    const { store, access } = await open(() => undefined, { given: null })
    expect(store.get().secret).toBeNull()
    access.setSecret('short')
    expect(store.get().secret).toBeNull()
    access.setSecret(own)
    expect(store.get()).toMatchObject({ secret: own, authorized: false })
    access.setSecret(other)
    expect(store.get().secret).toBe(own)
  })

  test('takes precedence over a stored one, and replaces it once it was checked', async () => {
    const { store, access, checked } = await open(undefined, { given: other, state: { secret: own } })
    expect(await access.verdict()).toBe('granted')
    expect({ checked: checked(), secret: store.get().secret, hasAccess: access.has() }).toEqual({
      checked: [`${other} nfl`],
      secret: other,
      hasAccess: true,
    })
  })

  test('is waited for if the host gives it, and counts (ruling 7)', async () => {
    let ready = () => {}
    const { access, checked } = await open(undefined, { hostReady: new Promise((resolve) => (ready = resolve)) })
    const verdict = access.verdict()
    access.setSecret(other)
    ready()
    expect(await verdict).toBe('granted')
    expect({ checked: checked(), hasAccess: access.has() }).toEqual({ checked: [`${other} nfl`], hasAccess: true })
  })
})

test('a valid secret is checked once, stored and stays (R48, R49, R180)', async () => {
  const { access, store, granted, checked } = await open()
  expect(await Promise.all([access.verdict(), access.verdict()])).toEqual(['granted', 'granted'])
  expect(await access.verdict()).toBe('granted')
  expect(checked()).toEqual([`${own} nfl`])
  expect(store.get()).toMatchObject({ secret: own, authorized: true })
  expect(granted).toHaveBeenCalledOnce()
})

test('a stored pair is checked again after a load; nothing stored is a refusal (R50, R51)', async () => {
  const stored = await open(undefined, { given: null, state: { secret: own, authorized: true } })
  expect({ verdict: await stored.access.verdict(), checked: stored.checked() }).toEqual({ verdict: 'granted', checked: [`${own} nfl`] })
  expect(await (await open(undefined, { given: null })).access.verdict()).toBe('refused')
})

test('another pair is checked before it counts and does not clear the flag (R179, ruling 3)', async () => {
  const { access, store } = await open((call) => (call.endsWith('/nfl') ? {} : refusal('unauthorized', 401)()))
  await access.verdict()
  store.update({ operator: 'hc' })
  expect(access.has()).toBe(false)
  expect(await access.verdict()).toBe('refused')
  expect(store.get().authorized).toBe(true)
  store.update({ operator: 'nfl' })
  expect(access.has()).toBe(true)
})

test('an unreachable server is tried again on request only', async () => {
  const { access } = await open((_, nth) => (nth === 0 ? undefined : {}))
  expect([await access.verdict(), await access.verdict(), await access.retry()]).toEqual(['unreachable', 'unreachable', 'granted'])
})

// Where the page around may only test.
test('only a test secret counts, wherever it came from, and no other looks up a report', async () => {
  const answer = (call: string) => ({ headers: call.includes(other) ? { 'gamalyze-test': '1' } : {} })
  let listed = false
  const testOnly = () => !listed
  expect(await (await open(answer, { given: other, testOnly })).access.verdict()).toBe('granted')
  const stored = await open(answer, { given: null, state: { secret: own, authorized: true }, testOnly })
  expect({ verdict: await stored.access.verdict(), hasAccess: stored.access.has() }).toEqual({ verdict: 'refused', hasAccess: false })
  const { access, store, granted, lookUps } = await open(answer, { report: true, testOnly })
  expect(await access.landingVerdict()).toBe('refused')
  expect({ granted: granted.mock.calls, authorized: store.get().authorized, lookUps }).toEqual({
    granted: [],
    authorized: false,
    lookUps: [],
  })
  listed = true
  expect(await access.retry()).toBe('granted')
  expect(await (await open(answer, { given: other, report: true, testOnly: () => true })).access.landingVerdict()).toBe('report')
})

test('one check has one promise, which React reads without waiting', async () => {
  const { access } = await open(refusal('unauthorized', 401))
  const verdict = access.verdict()
  expect(access.verdict()).toBe(verdict)
  await verdict
  expect(readAtOnce(access.verdict())).toBe('refused')
  const known = await open()
  await known.access.verdict()
  expect(readAtOnce(known.access.verdict())).toBe('granted')
})
