import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { TextStore } from './i18n/text-store.ts'
import { routes } from './routes.tsx'
import { prefetchScreens } from './routing/load-screen.ts'
import type { Services } from './services.ts'

/** Puts the app on the page. */
export const show = (root: Element, services: Services, texts: TextStore): void => {
  // In one go, effects included: the host learns that the test is ready before the browser lays out and paints it, not after.
  flushSync(() => createRoot(root).render(<App services={services} texts={texts} />))
  prefetchScreens(routes)
}
