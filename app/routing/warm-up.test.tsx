import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../contract/paths.ts'
import { resultSections } from '../../i18n/result-sections.ts'
import { openTexts } from '../i18n/text-store.ts'
import { routes } from '../routes.tsx'
import type { Services } from '../services.ts'
import { createSessionStore } from '../session/session-store.ts'
import { TestStorage, testColours } from '../testing/memory-session.ts'
import { readAtOnce } from '../testing/read-at-once.ts'
import { openRecorder } from '../testing/recorder.ts'
import { createAccess } from './access.ts'
import { findScreen } from './load-screen.ts'
import { warmUp } from './warm-up.ts'

const secret = 's'.repeat(36)
const texts = openTexts('eng', () => ({ currencies: {} }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A page at an address, before anything of it is shown. */
const load = async (path: string, hostReady = Promise.resolve()) => {
  const { calls } = await openRecorder(() => ({ body: {} }))
  history.replaceState(null, '', path)
  const sources = { operator: 'nfl', random: () => 0.3, newUid: () => 'u', cardColors: testColours }
  const session = createSessionStore(sources, new TestStorage(), 'own')
  const access = createAccess(session, secret, hostReady, () => {})
  return { warm: warmUp({ access, session } as Services, Promise.resolve(), texts), calls, access }
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

test('the page of a result loads its texts too, in one go', async () => {
  const { get } = await texts
  const { warm } = await load(paths.fullReport)
  await warm
  expect(Object.keys(get().namespaces).sort()).toEqual(resultSections.toSorted())
})

test('a public page checks nothing', async () => {
  const { warm, calls } = await load(paths.accessibility)
  await warm
  expect({ isHere: isHere(paths.accessibility), calls: calls() }).toEqual({ isHere: true, calls: [] })
})

test('a slow check holds the page back for one second', async () => {
  const { warm } = await load(paths.instructions, new Promise(() => {}))
  const shown = vi.fn()
  void warm.then(shown)
  await vi.advanceTimersByTimeAsync(999)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toHaveBeenCalledOnce()
})
