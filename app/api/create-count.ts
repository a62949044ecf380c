import * as addresses from '../../contract/addresses.ts'
import type { ClaimKey } from '../../contract/claims.ts'
import type { CountedEvent } from '../../contract/player-calls.ts'
import { urlOf } from './connection.ts'

/** Counts an event at an operator, or of a claim of its players' results. */
export type Count = (event: CountedEvent, claim?: ClaimKey) => void

/** Counts by operator and week, without identity; what is done in a test game is counted apart. */
export const createCount =
  (currentOperator: { get(): { id: string } }, access: { isTest(): boolean }): Count =>
  (event, claim) => {
    const body = JSON.stringify({ event, claim, ...(access.isTest() && { test: true }) })
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true, credentials: 'omit' } as const
    // Nothing waits for it, and it may get lost.
    fetch(urlOf(addresses.count, { operator: currentOperator.get().id }), { ...options, body }).catch(() => {})
  }
