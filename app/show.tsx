import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { TextStore } from './i18n/text-store.ts'
import { routes, screens } from './routes.tsx'
import { prefetchScreens } from './routing/load-screen.ts'
import type { Services } from './services.ts'

/** Prepares the page for the app; the returned function puts it there. */
export const prepare = (element: Element): ((services: Services, texts: TextStore) => void) => {
  const root = createRoot(element)
  return (services, texts) => {
    // In one go, effects included: the host learns that the test is ready before the browser lays out and paints it, not after.
    flushSync(() => root.render(<App services={services} texts={texts} />))
    // The others only for who plays.
    prefetchScreens([screens.instructions, screens.game])
    for (const press of ['click', 'keydown']) addEventListener(press, () => prefetchScreens(routes), { once: true })
  }
}
