import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../contract/paths.ts'
import { notKept, routes } from '../routes.tsx'
import type { Services } from '../services.ts'
import { SessionStore } from '../session/session-store.ts'
import { TestStorage, testColours } from '../session/test-storage.ts'
import { readAtOnce } from '../testing/read-at-once.ts'
import { openRecorder } from '../testing/recorder.ts'
import { Access } from './access.ts'
import { findScreen } from './load-screen.ts'
import { warmUp } from './warm-up.ts'

const secret = 's'.repeat(36)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A page at an address, before anything of it is shown; `externalId` is one whose report is lookUps up first. */
const load = async (path: string, { blocked = false, silent = false, externalId = '', first = Promise.resolve() } = {}) => {
  const { calls } = await openRecorder(() => ({ body: {} }))
  history.replaceState(null, '', path)
  const sources = { random: () => 0.3, newUid: () => 'u', cardColors: testColours }
  const session = new SessionStore(sources, blocked ? null : new TestStorage(), 'own')
  session.update({ operator: 'nfl' })
  const lookUps: unknown[] = []
  const access = new Access(session, secret, silent ? new Promise(() => {}) : Promise.resolve(), () => {})
  if (externalId) access.findReportFirst(async () => lookUps.push(externalId) > 0)
  return { warm: warmUp({ access, session } as Services, first), calls, access, lookUps }
}
const isHere = (path: string) => {
  const route = routes.find((one) => one.path === path)
  return route !== undefined && readAtOnce(findScreen(route)) !== undefined
}

test('a page loads its screen and checks its secret before it is shown', async () => {
  const { warm, calls, access } = await load(paths.instructions)
  await warm
  expect(isHere(paths.instructions)).toBe(true)
  expect(calls()).toEqual([`GET /api/v1/authentication/check_secret/${secret}/nfl`])
  expect(access.has()).toBe(true)
})

test('the check does not wait for what the page needs before its screen', async () => {
  const route = routes.find((one) => one.path === paths.instructions)
  if (!route) throw new Error('no route')
  const fetched = vi.spyOn(route, 'load')
  let go = () => {}
  const { warm, access } = await load(paths.instructions, { first: new Promise((resolve) => (go = resolve)) })
  expect(await access.verdict()).toBe('granted')
  expect(fetched).not.toHaveBeenCalled()
  go()
  await warm
  expect(fetched).toHaveBeenCalledOnce()
})

test('the landing page first looks for the report of a player whom the partner knows', async () => {
  const { warm, lookUps, access } = await load(paths.landing, { externalId: 'x' })
  await warm
  expect({ isHere: isHere(paths.landing), lookUps: lookUps, verdict: await access.landingVerdict() }).toEqual({
    isHere: true,
    lookUps: ['x'],
    verdict: 'report',
  })
})

test('a public page checks nothing', async () => {
  const { warm, calls } = await load(paths.accessibility)
  await warm
  expect({ isHere: isHere(paths.accessibility), calls: calls() }).toEqual({ isHere: true, calls: [] })
})

test('an address that is no screen has nothing to wait for', async () => {
  const { warm, calls } = await load('/gamalyze/nowhere')
  await warm
  expect({ calls: calls(), timers: vi.getTimerCount() }).toEqual({ calls: [], timers: 0 })
})

test('a slow check holds the page back for one second', async () => {
  const { warm } = await load(paths.instructions, { silent: true })
  const shown = vi.fn()
  void warm.then(shown)
  await vi.advanceTimersByTimeAsync(999)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toHaveBeenCalledOnce()
})

test('a page that cannot keep the game says so from the start', async () => {
  const fetched = vi.spyOn(notKept, 'load')
  await (await load(paths.landing)).warm
  await (await load(paths.accessibility, { blocked: true })).warm
  expect(fetched).not.toHaveBeenCalled()
  await (await load(paths.landing, { blocked: true })).warm
  expect(readAtOnce(findScreen(notKept))).toBeDefined()
})
