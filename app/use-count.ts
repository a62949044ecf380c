import { useCallback } from 'react'
import type { ClaimKey } from '../contract/claims.ts'
import type { CountedEvent } from '../contract/count-calls.ts'
import { count } from './api/counts.ts'
import { useOperator, useServices } from './services.ts'

/** Counts by operator and week, without identity (ruling 31). What is done in a test game counts nowhere (ruling 38). */
export const useCount = () => {
  const { access } = useServices()
  const { id } = useOperator()
  return useCallback(
    (event: CountedEvent, claim?: ClaimKey): void => {
      if (!access.isTest()) count(id, event, claim)
    },
    [access, id],
  )
}
