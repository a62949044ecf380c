import { lazy, Suspense } from 'react'
import type { Results } from '../../contract/results.ts'
import { useOperator } from '../services.ts'
import { useSession } from '../session-context.ts'

const Consent = lazy(() => import('./consent/consent.tsx').then(({ Consent }) => ({ default: Consent })))

type Props = {
  uid: string
  results: Pick<Results, 'quality' | 'score_version'>
  /** On the report, which is also where consent is withdrawn by those who have its link alone. */
  home?: boolean
}

/** What may happen with the result, if there may be somebody to share it with: loaded after the result is shown. */
export const ConsentPart = ({ uid, results, home = false }: Props) => {
  const known = useSession((session) => session.linked || session.external_id !== null)
  const { sharing } = useOperator()
  if (!known && !sharing && !home) return null
  return (
    <Suspense>
      <Consent uid={uid} results={results} />
    </Suspense>
  )
}
