import { StrictMode, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { TextContext } from '../app/i18n/text-context.ts'
import { Announcer } from '../app/ui/announcer.tsx'
import { RequireSignIn } from './shell/require-sign-in.tsx'
import type { TextStore } from './texts/open-texts.ts'

/** Everything on the page. */
export const Console = ({ texts }: { texts: TextStore }) => (
  <StrictMode>
    <TextContext value={texts}>
      <SWRConfig value={{ shouldRetryOnError: false, dedupingInterval: 500 }}>
        <BrowserRouter>
          <Suspense>
            <RequireSignIn />
          </Suspense>
        </BrowserRouter>
        <Announcer />
      </SWRConfig>
    </TextContext>
  </StrictMode>
)
