import { lazy, Suspense } from 'react'
import { useOperator, useSession } from '../services.ts'
import type { ConsentProps } from './consent/consent.tsx'

const Consent = lazy(() => import('./consent/consent.tsx').then(({ Consent }) => ({ default: Consent })))

/** What may happen with the result, if somebody may get it; loaded after it. `home`: on the report, whose link alone can take it back. */
export const ConsentPart = ({ home = false, ...props }: ConsentProps & { home?: boolean }) => {
  const hasAccount = useSession((session) => session.linked || session.external_id !== null)
  const { sharing } = useOperator()
  if (!hasAccount && !sharing && !home) return null
  return (
    <Suspense>
      <Consent {...props} />
    </Suspense>
  )
}
