import type { ClaimKey } from '../../contract/claims.ts'
import { apiBase } from './request.ts'

type Counted = 'help' | 'register' | 'fits_yes' | 'fits_partly' | 'fits_no'

/** Adds one to a count of the operator, or of a claim of its players' results; nothing waits for it, and it may get lost. */
export const count = (operator: string, event: Counted, claim?: ClaimKey): void => {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true, credentials: 'omit' } as const
  fetch(`${apiBase()}/api/v1/counts/${encodeURIComponent(operator)}`, { ...options, body: JSON.stringify({ event, claim }) }).catch(
    () => {},
  )
}
