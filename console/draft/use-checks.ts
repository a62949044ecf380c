import { useEffect, useState } from 'react'
import type { Draft, LookChecks } from '../../contract/console/look.ts'
import { call } from '../api/call.ts'
import type { Content } from './use-draft.ts'

/** A moment after the last change, ms, the server is asked what it makes of it. */
const rest = 500

/** What the server says of a draft as it is now; what it said before stays until then. */
export const useChecks = (operator: string, { content, draft }: { content: Content; draft: Draft }): LookChecks => {
  const [checks, setChecks] = useState(draft.checks)
  useEffect(() => {
    let stale = false
    const ask = async () => {
      const next = await call('checkLook', { params: { operator }, body: { ...content, draft: draft.id } }).catch(() => undefined)
      if (next && !stale) setChecks(next)
    }
    const timer = setTimeout(() => void ask(), rest)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [operator, content, draft.id])
  return checks
}
