import { StrictMode, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { TextStore } from './i18n/text-store.ts'
import { TextsProvider } from './i18n/texts-context.tsx'
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
