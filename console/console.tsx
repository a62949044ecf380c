import { Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { Announcer } from '../app/ui/announcer.tsx'
import { codeOf } from './api/refusal.ts'
import { refresh } from './api/use-call.ts'
import { Gate } from './shell/gate.tsx'
import { TextContext } from './texts/context.tsx'
import type { TextStore } from './texts/store.ts'

/** A call that is refused because the session ended asks who is signed in: nobody, so the door is shown. */
const onError = (error: unknown, key: string) => {
  if (codeOf(error) === 'unauthorized' && !key.includes('"me"')) void refresh('me')
}

/** All that is on the page. */
export const Console = ({ texts }: { texts: TextStore }) => (
  <TextContext value={texts}>
    <SWRConfig value={{ onError, shouldRetryOnError: false, dedupingInterval: 500 }}>
      <BrowserRouter>
        <Suspense>
          <Gate />
        </Suspense>
      </BrowserRouter>
      <Announcer />
    </SWRConfig>
  </TextContext>
)
