import { lazy, Suspense } from 'react'
import type { Results } from '../../contract/results.ts'
import { useOperator } from '../services.ts'
import { useSession } from '../session-context.ts'

const Consent = lazy(() => import('./consent/consent.tsx').then(({ Consent }) => ({ default: Consent })))

/** What may happen with the result, where there may be somebody to agree with: loaded after the result is on view. */
export const ConsentPart = ({ uid, results }: { uid: string; results: Pick<Results, 'quality'> }) => {
  const known = useSession((session) => session.external_id !== null)
  const { sharing } = useOperator()
  if (!known && !sharing) return null
  return (
    <Suspense>
      <Consent uid={uid} results={results} />
    </Suspense>
  )
}
