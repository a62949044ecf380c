import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { TextStore } from './i18n/text-store.ts'
import { routes } from './routes.tsx'
import { prefetchScreens } from './routing/load-screen.ts'
import type { Services } from './services.ts'

/** Puts the app on the page. */
export const show = (root: Element, services: Services, texts: TextStore): void => {
  // As a transition: nothing is shown until all of it is.
  startTransition(() => createRoot(root).render(<App services={services} texts={texts} />))
  prefetchScreens(routes)
}
