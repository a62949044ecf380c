import { notices, routes } from '../routes.tsx'
import type { Services } from '../services.ts'
import { fetchScreen } from './load-screen.ts'

/** How long the first screen is awaited before the page shows itself without it, ms. */
const patience = 1000

/** Starts what the first screen needs, its chunks and the check of its guard; settles when all are here, or after the patience. */
export const warmUp = async ({ access, session }: Services): Promise<void> => {
  const route = routes.find(({ path }) => path === location.pathname)
  if (!route) return
  const verdict = route.guard === 'landing' ? access.landingVerdict() : route.guard === 'open' ? null : access.verdict()
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  // What this page cannot keep is said on the landing page, from the first moment.
  const more = session.persistence !== 'own' && route.guard === 'landing' && fetchScreen(notices)
  await Promise.race([Promise.allSettled([fetchScreen(route), verdict, more]), late])
}
