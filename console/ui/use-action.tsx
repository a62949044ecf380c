import { useRef, useState } from 'react'
import { ApiError } from '../../contract/call.ts'
import { refreshAll } from '../api/call.ts'
import { RefusalNote } from './answer.tsx'

/** A change under way: `run` runs once at a time, and keeps why it failed until the next attempt; `refusal` shows that. */
export const useAction = () => {
  const [busy, setBusy] = useState(false)
  // A second call may come before the state is there.
  const isRunning = useRef(false)
  const [error, setError] = useState<unknown>()
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setError(undefined)
    try {
      await change()
      return true
    } catch (problem) {
      // What an earlier attempt made is in no list yet.
      if (problem instanceof ApiError && problem.problem.made !== undefined) void refreshAll()
      setError(problem)
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { busy, error, refusal: error !== undefined && <RefusalNote error={error} />, run }
}
