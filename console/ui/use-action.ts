import { useState } from 'react'

/** A change under way: `run` runs once at a time, and keeps why it failed until the next attempt. */
export const useAction = () => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setError(undefined)
    try {
      await change()
      return true
    } catch (problem) {
      setError(problem)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, run, forgetError: () => setError(undefined) }
}
