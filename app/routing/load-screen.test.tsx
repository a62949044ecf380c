import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAtOnce } from '../testing/read-at-once.ts'
import { findScreen, prefetchScreens } from './load-screen.ts'

const Shown = () => null
const lost = () => Promise.reject(new Error('chunk lost'))

/** A route whose chunk comes or fails as `answers` say, the last one again and again; `tries` counts. */
const routeOf = (...answers: (() => Promise<typeof Shown>)[]) => {
  const load = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? lost())
  return { load, tries: () => load.mock.calls.length }
}
const here = async () => Shown

const reload = vi.fn()
const online = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('location', { reload })
  online.mockReturnValue(true)
  sessionStorage.clear()
  reload.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What has become of a promise. */
const stateOf = (promise: PromiseLike<unknown>) =>
  Promise.race([
    promise.then(
      () => 'here',
      (error: Error) => error.message,
    ),
    new Promise((resolve) => setImmediate(resolve, 'coming')),
  ])

describe('a screen', () => {
  test('is fetched once, however often it is requested, and is there at once afterwards', async () => {
    const route = routeOf(here)
    const coming = findScreen(route)
    expect(findScreen(route)).toBe(coming)
    expect(await coming).toBe(Shown)
    expect(readAtOnce(findScreen(route))).toBe(Shown)
    expect(route.tries()).toBe(1)
  })

  test('that fails is tried again after a second', async () => {
    const route = routeOf(lost, here)
    const coming = findScreen(route)
    await vi.advanceTimersByTimeAsync(999)
    expect({ tries: route.tries(), state: await stateOf(coming) }).toEqual({ tries: 1, state: 'coming' })
    await vi.advanceTimersByTimeAsync(1)
    expect({ tries: route.tries(), state: await stateOf(coming) }).toEqual({ tries: 2, state: 'here' })
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a screen that fails twice', () => {
  const fail = async () => {
    const route = routeOf(lost)
    const state = stateOf(findScreen(route))
    await vi.advanceTimersByTimeAsync(1000)
    return { state: await Promise.race([state, stateOf(findScreen(route))]), tries: route.tries() }
  }

  test('loads the page again, as a new version may have been installed, but only once', async () => {
    expect(await fail()).toEqual({ state: 'coming', tries: 2 })
    expect(reload).toHaveBeenCalledOnce()
    // The page that came is of the same session.
    expect((await fail()).tries).toBe(2)
    expect(reload).toHaveBeenCalledOnce()
  })

  const surely = async () => {
    const coming = findScreen(routeOf(lost))
    const failed = expect(coming).rejects.toThrow('chunk lost')
    await vi.advanceTimersByTimeAsync(1000)
    await failed
  }

  test('is an error if the page was reloaded before, is offline, or cannot remember that it was', async () => {
    sessionStorage.setItem('reloaded', '1')
    await surely()
    sessionStorage.clear()
    online.mockReturnValue(false)
    await surely()
    expect(sessionStorage).toHaveLength(0)
    online.mockReturnValue(true)
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await surely()
    blocked.mockRestore()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a preloaded screen', () => {
  test('is fetched after the one before it while the browser is idle', async () => {
    const tasks: [() => void, unknown][] = []
    vi.stubGlobal('requestIdleCallback', (...task: [() => void, unknown]) => tasks.push(task))
    const [first, second] = [routeOf(here), routeOf(here)]
    prefetchScreens([first, second])
    expect({ firstTries: first.tries(), secondTries: second.tries(), tasks: tasks.length }).toEqual({
      firstTries: 0,
      secondTries: 0,
      tasks: 1,
    })
    tasks[0]?.[0]()
    await expect.poll(() => tasks.length).toBe(2)
    expect({ firstTries: first.tries(), secondTries: second.tries() }).toEqual({ firstTries: 1, secondTries: 0 })
    tasks[1]?.[0]()
    await expect.poll(() => readAtOnce(findScreen(second))).toBe(Shown)
    expect({ secondTries: second.tries(), tasks: tasks.length }).toEqual({ secondTries: 1, tasks: 2 })
  })

  test('is fetched when it is needed if it failed before, silently', async () => {
    const route = routeOf(lost, here)
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    prefetchScreens([route, routeOf(here)])
    await vi.advanceTimersByTimeAsync(1500)
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
    expect(await findScreen(route)).toBe(Shown)
    expect(readAtOnce(findScreen(route))).toBe(Shown)
  })
})
