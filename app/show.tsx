import { Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { TextStore } from './i18n/text-store.ts'
import { TextsProvider } from './i18n/texts-context.tsx'
import { routes } from './routes.tsx'
import { prefetchScreens } from './routing/load-screen.ts'
import { RoutedView } from './routing/routed-view.tsx'
import { type Services, ServicesContext } from './services.ts'
import { SessionContext } from './session/session-context.ts'
import { Shell } from './shell/shell.tsx'

/** Puts the app on the page. */
export const show = (root: Element, services: Services, texts: TextStore): void => {
  const app = (
    <ServicesContext value={services}>
      <SessionContext value={services.session}>
        <TextsProvider store={texts}>
          <BrowserRouter>
            <Suspense>
              <Shell>
                <RoutedView />
              </Shell>
            </Suspense>
          </BrowserRouter>
        </TextsProvider>
      </SessionContext>
    </ServicesContext>
  )
  // As a transition: nothing is shown until all of it is.
  startTransition(() => createRoot(root).render(app))
  prefetchScreens(routes)
}
