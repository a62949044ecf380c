import { matchPath } from 'react-router-dom'
import { routes } from '../routes.tsx'
import type { Access } from './access.ts'

/** Starts what the first screen will wait for, its chunk and the check of its guard, while the texts are still on their way. */
export const warmUp = (access: Access): void => {
  const route = routes.find(({ path }) => matchPath(path, location.pathname))
  if (!route) return
  void route.load().catch(() => {})
  if (route.guard === 'landing') void access.landingVerdict()
  else if (route.guard !== 'open') void access.verdict()
}
