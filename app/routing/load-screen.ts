import type { FunctionComponent } from 'react'
import { PromiseCache } from '../promise-cache.ts'
import { openStorage } from '../session/storage.ts'
import type { Loaded, ScreenProps } from './route.ts'

const reloadedKey = 'reloaded'

/** After a new version was installed the old chunks are gone: the page is loaded again, once, if that keeps the game. */
const reloadOnce = (): boolean => {
  try {
    const storage = openStorage()
    if (!navigator.onLine || !storage || storage.getItem(reloadedKey)) return false
    storage.setItem(reloadedKey, '1')
    location.reload()
    return true
  } catch {
    return false
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const screens = new PromiseCache<Loaded['load'], FunctionComponent<ScreenProps>>()

/** Fetches a screen's chunk. From then on the screen is there without waiting. */
export const fetchScreen = async ({ load }: Loaded): Promise<void> => {
  const screen = load()
  await screen
  screens.put(load, screen)
}

const fetchSurely = async (load: Loaded['load']): Promise<FunctionComponent<ScreenProps>> => {
  try {
    return await load().catch(() => pause(1000).then(load))
  } catch (error) {
    if (reloadOnce()) return new Promise(() => {})
    throw error
  }
}

/** The promise of a screen: there at once if it is loaded, else the same one until it is. A failed fetch is tried once more. */
export const findScreen = ({ load }: Loaded): PromiseLike<FunctionComponent<ScreenProps>> => screens.find(load, () => fetchSurely(load))

/** Safari has no requestIdleCallback. */
const untilIdle = () =>
  'requestIdleCallback' in globalThis ? new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })) : pause(1500)

/** Fetches one after the other while the browser is idle; from the first that fails on they are fetched when needed. */
export const prefetch = async <T>(wanted: readonly T[], fetch: (one: T) => PromiseLike<unknown>) => {
  try {
    for (const one of wanted) {
      await untilIdle()
      await fetch(one)
    }
  } catch {}
}
export const prefetchScreens = (routes: readonly Loaded[]) => prefetch(routes, fetchScreen)
