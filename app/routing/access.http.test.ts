// @vitest-environment node

import { v4 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OperatorView } from '../../contract/operator-view.ts'
import { type FaultyProxy, startFaultyProxy } from '../../e2e/game/faulty-proxy.ts'
import { finishGame } from '../../server/testing/play-game.ts'
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts'
import { setApiBase } from '../api/connection.ts'
import type { Session } from '../session/session.ts'
import { SessionStore } from '../session/session-store.ts'
import { TestStorage, testColours } from '../session/test-storage.ts'
import { createStore } from '../store.ts'
import { Access } from './access.ts'
import { adoptExternalUser } from './adopt-external-user.ts'

let server: TestServer
let proxy: FaultyProxy
let paths: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  proxy = await startFaultyProxy(() => server.url)
  setApiBase(proxy.url)
})
afterAll(async () => {
  await proxy.close()
  await server.close()
})
beforeEach(() => {
  paths = []
  proxy.faults = (path) => {
    paths.push(path.split('/')[4] ?? '')
    return { fault: 'pass', delay: 0 }
  }
})

const open = (given: string | null, state: Partial<Session> = {}, hostReady = Promise.resolve(), testOnly = () => false) => {
  const store = new SessionStore({ random: Math.random, newUid: v4, cardColors: testColours }, new TestStorage(), 'own')
  store.update({ operator: 'nfl', ...state })
  let granted = 0
  const access = new Access(store, given, hostReady, () => granted++, testOnly)
  const currentOperator = createStore({ id: store.get().operator } as OperatorView)
  const { external_id } = store.get()
  if (external_id) access.findReportFirst((secret) => adoptExternalUser(store, currentOperator, external_id, secret))
  return { store, access, granted: () => granted }
}

test('a valid secret is checked once, stored and stays (R48, R49, R180)', async () => {
  const { store, access, granted } = open(server.secret)
  expect(await Promise.all([access.verdict(), access.verdict()])).toEqual(['granted', 'granted'])
  expect(await access.verdict()).toBe('granted')
  expect(paths).toEqual(['check_secret'])
  expect(store.get()).toMatchObject({ secret: server.secret, authorized: true })
  expect(access.has()).toBe(true)
  expect(granted()).toBe(1)
})

test('a stored pair is checked again after a load; nothing stored is a refusal (R50, R51)', async () => {
  expect(await open(null, { secret: server.secret }).access.verdict()).toBe('granted')
  expect(await open(null).access.verdict()).toBe('refused')
})

test('another pair is checked before it counts and does not clear the flag (R179, ruling 3)', async () => {
  const { store, access } = open(server.secret)
  await access.verdict()
  store.update({ operator: 'hc' })
  expect(access.has()).toBe(false)
  expect(await access.verdict()).toBe('refused')
  expect(store.get().authorized).toBe(true)
  store.update({ operator: 'nfl' })
  expect(access.has()).toBe(true)
})

test('an unreachable server is distinguished from a refusal, and tried again on request', async () => {
  const { access } = open(server.secret)
  proxy.faults = () => ({ fault: 'drop', delay: 0 })
  expect(await access.verdict()).toBe('unreachable')
  proxy.faults = () => ({ fault: 'pass', delay: 0 })
  expect(await access.verdict()).toBe('unreachable')
  expect(await access.retry()).toBe('granted')
})

/** A player with a report, of an operator whose user ids are open. */
const knownPlayer = async (kind = { test: false }) => {
  const secret = await server.newSecret('four-houses', kind)
  const [uid, externalId] = [v4(), v4()]
  await server.call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/four-houses?extuserid=${externalId}`)
  await finishGame(server, uid)
  return { uid, externalId, secret }
}

test('a known external user id leads to the report of its game (R44)', async () => {
  const { uid, externalId, secret } = await knownPlayer()
  const { store, access } = open(secret, { external_id: externalId })
  expect(await access.landingVerdict()).toBe('report')
  expect(store.get()).toMatchObject({ view: true, operator: 'four-houses', reference: expect.stringMatching(/^rf_/) })
  expect(store.get().uid).not.toBe(uid)
  // All that the server knows of it (ruling 22).
  const of = async (path: string) => (await fetch(`${server.url}/api/v1/results/${path}/${uid}`)).json()
  const [{ risk_score }, { risk_guess }, { score }, advice] = await Promise.all(['results', 'risk_guess', 'game_score', 'advice'].map(of))
  expect(store.get()).toMatchObject({ risk_score, risk_score_guess: risk_guess, score, cards_turned: 80, game_completed: true })
  expect(store.get().advice).toEqual([advice.advice_one, advice.advice_two, advice.advice_three])
})

test('an operator that is gone lets nobody in, and no report is looked up by an id (ruling 61)', async () => {
  const operator = 'no-longer-here'
  const secret = await server.newSecret(operator)
  const { store, access } = open(secret, { operator })
  const currentOperator = createStore({ id: 'mindway', name: 'Gamalyze' } as OperatorView)
  expect(await adoptExternalUser(store, currentOperator, v4(), secret)).toBe(false)
  expect(await access.verdict()).toBe('closed')
})

test('an id of an earlier load is not looked up again: a player who plays again is not led back (ruling 22)', async () => {
  const { externalId, secret } = await knownPlayer()
  const { store, access } = open(secret, { operator: 'four-houses' })
  store.update({ external_id: externalId })
  expect(await access.landingVerdict()).toBe('granted')
  expect(paths).toEqual(['check_secret'])
})

test('an unknown external user id, or one without a secret, shows the landing page (R46, R238)', async () => {
  const visitor = open(server.secret, { external_id: v4() })
  expect(await visitor.access.landingVerdict()).toBe('visitor')
  expect(await open(null, { external_id: v4() }).access.landingVerdict()).toBe('visitor')
  await expect.poll(() => visitor.store.get().authorized).toBe(true)
})

// Where the page around may only test.
test('only a test secret counts, wherever it came from', async () => {
  const testSecret = await server.newSecret('nfl', { test: true })
  let listed = false
  const where = [{}, Promise.resolve(), () => !listed] as const
  expect(await open(testSecret, ...where).access.verdict()).toBe('granted')
  const stored = open(null, { secret: server.secret, authorized: true }, where[1], where[2])
  expect(await stored.access.verdict()).toBe('refused')
  expect(stored.access.has()).toBe(false)
  const { access, store, granted } = open(server.secret, ...where)
  expect(await access.verdict()).toBe('refused')
  expect({ granted: granted(), authorized: store.get().authorized }).toEqual({ granted: 0, authorized: false })
  listed = true
  expect(await access.retry()).toBe('granted')
})

test('an ordinary secret looks up no report there', async () => {
  const { externalId } = await knownPlayer({ test: true })
  const look = (secret: string | null) =>
    open(secret, { operator: 'four-houses', external_id: externalId }, Promise.resolve(), () => true).access.landingVerdict()
  expect(await look(server.secret)).toBe('refused')
  expect(await look(null)).toBe('refused')
  expect(paths).toEqual(['check_secret'])
  expect(await look(await server.newSecret('four-houses', { test: true }))).toBe('report')
})
