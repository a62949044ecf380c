import { lazy, Suspense } from 'react'
import { useOperator, useSession } from '../services.ts'
import type { ConsentProps } from './consent/consent.tsx'

const Consent = lazy(() => import('./consent/consent.tsx').then(({ Consent }) => ({ default: Consent })))

/**
 * What may happen with the result, if there may be somebody to share it with: loaded after the result is shown. `home`: on the report,
 * where consent is also taken back by those who have its link alone.
 */
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
