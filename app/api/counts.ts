import * as addresses from '../../contract/addresses.ts'
import type { ClaimKey } from '../../contract/claims.ts'
import type { CountedEvent } from '../../contract/count-calls.ts'
import { urlOf } from './call.ts'

/** Adds one to a count of the operator, or of a claim of its players' results; nothing waits for it, and it may get lost. */
export const count = (operator: string, event: CountedEvent, claim?: ClaimKey): void => {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true, credentials: 'omit' } as const
  fetch(urlOf(addresses.count, { operator }), { ...options, body: JSON.stringify({ event, claim }) }).catch(() => {})
}
