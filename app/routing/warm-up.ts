import type { TextStore } from '../i18n/text-store.ts'
import { notKept, routes } from '../routes.tsx'
import type { Services } from '../services.ts'
import { fetchScreen } from './load-screen.ts'

/** How long to wait for the first screen before the page is shown without it, ms. */
const timeoutMs = 1000

/** Starts what the first screen needs: guard, texts and, after `first`, chunks; settles when all are here, or after a timeout. */
export const warmUp = async ({ access, session }: Services, first: Promise<unknown>, texts: Promise<TextStore>): Promise<void> => {
  const route = routes.find(({ path }) => path === location.pathname)
  if (!route) return
  const verdict = route.guard === 'landing' ? access.landingVerdict() : route.guard === 'open' ? null : access.verdict()
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  // If this page cannot keep the game, the landing page says so from the start.
  const screens = session.persistence !== 'own' && route.guard === 'landing' ? [route, notKept] : [route]
  const fetched = first.then(() => Promise.allSettled(screens.map(fetchScreen)))
  const wanted = texts.then(({ load }) => Promise.all((route.texts ?? []).map(load)))
  await Promise.race([Promise.allSettled([fetched, verdict, wanted]), timeout])
}
