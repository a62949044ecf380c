import { StrictMode, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { TextContext } from '../app/i18n/text-context.ts'
import { Announcer } from '../app/ui/announcer.tsx'
import { codeOf } from '../contract/call.ts'
import { refresh } from './api/call.ts'
import { RequireSignIn } from './shell/require-sign-in.tsx'
import type { TextStore } from './texts/open-texts.ts'

/** If a call is refused because the session has ended, who is signed in is asked again: nobody, so the sign-in page is shown. */
const onError = (error: unknown, key: string) => {
  if (codeOf(error) === 'unauthorized' && !key.includes('"me"')) void refresh('me')
}

/** Everything on the page. */
export const Console = ({ texts }: { texts: TextStore }) => (
  <StrictMode>
    <TextContext value={texts}>
      <SWRConfig value={{ onError, shouldRetryOnError: false, dedupingInterval: 500 }}>
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
