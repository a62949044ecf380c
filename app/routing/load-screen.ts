import { type ComponentType, lazy } from 'react'
import type { Route } from './route.ts'

const reloadedKey = 'reloaded'

/** After a new version was installed the old chunks are gone: the page is loaded again, once, where that keeps the game. */
const reloadOnce = (): boolean => {
  try {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey)) return false
    sessionStorage.setItem(reloadedKey, '1')
    location.reload()
    return true
  } catch {
    return false
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Loads a chunk, with one more try before anything is given up. */
const load = async (route: Route): Promise<ComponentType> => {
  try {
    return await route.load().catch(() => pause(1000).then(route.load))
  } catch (error) {
    if (reloadOnce()) return new Promise(() => {})
    throw error
  }
}

export const lazyScreen = (route: Route) => lazy(async () => ({ default: await load(route) }))

/** Fetches every screen once the browser has nothing better to do, the next ones first; what fails is fetched when needed. */
export const prefetchScreens = (routes: readonly Route[]) => {
  // Safari has no requestIdleCallback.
  const whenIdle = (task: () => void) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 1500)
  const [next, ...rest] = routes
  if (!next) return
  whenIdle(
    () =>
      void next
        .load()
        .then(() => prefetchScreens(rest))
        .catch(() => {}),
  )
}
