import { StrictMode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { TextStore } from './i18n/text-store.ts'
import { TextsProvider } from './i18n/texts-context.tsx'
import { routes, screens } from './routes.tsx'
import { prefetchScreens } from './routing/load-screen.ts'
import { RoutedView } from './routing/routed-view.tsx'
import { type Services, ServicesContext } from './services.ts'
import { Shell } from './shell/shell.tsx'

/** Everything on the page: the screen of the current address in the shell, with its services and texts. */
export const App = ({ services, texts }: { services: Services; texts: TextStore }) => (
  <StrictMode>
    <ServicesContext value={services}>
      <TextsProvider store={texts}>
        <BrowserRouter>
          <Suspense>
            <Shell>
              <RoutedView />
            </Shell>
          </Suspense>
        </BrowserRouter>
      </TextsProvider>
    </ServicesContext>
  </StrictMode>
)

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
