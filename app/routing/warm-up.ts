import { routes } from '../routes.tsx'
import type { Access } from './access.ts'
import { fetchScreen } from './load-screen.ts'

/** How long the first screen is awaited before the page shows itself without it, ms. */
const patience = 1000

/** Starts what the first screen needs, its chunk and the check of its guard; settles when both are here, or after the patience. */
export const warmUp = async (access: Access): Promise<void> => {
  const route = routes.find(({ path }) => path === location.pathname)
  if (!route) return
  const verdict = route.guard === 'landing' ? access.landingVerdict() : route.guard === 'open' ? null : access.verdict()
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.allSettled([fetchScreen(route), verdict]), late])
}
