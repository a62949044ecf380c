import { useEffect, useState } from 'react'
import type { Draft, LookChecks } from '../../contract/console/look.ts'
import { callConsole } from '../api/call.ts'
import type { Content } from './use-draft.ts'

/** Pause after the last change until the server is asked to check it, ms. */
const debounceMs = 500

/** The server's check of the present draft; the previous one stays until it arrives. */
export const useChecks = (operator: string, { content, draft }: { content: Content; draft: Draft }): LookChecks => {
  const [checks, setChecks] = useState(draft.checks)
  useEffect(() => {
    let stale = false
    const ask = async () => {
      const next = await callConsole('checkLook', { params: { operator }, body: { ...content, draft: draft.id } }).catch(() => undefined)
      if (next && !stale) setChecks(next)
    }
    const timer = setTimeout(() => void ask(), debounceMs)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [operator, content, draft.id])
  return checks
}
