import { type ComponentProps, useRef, useState } from 'react'
import { refreshShown } from '../api/call.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { RefusalNote } from './answer.tsx'
import { Button } from './button.tsx'

/**
 * A change under way: `run` runs once at a time, and keeps why it failed until the next attempt; `refusal` shows that. Whatever is shown is
 * asked for again afterwards: also what was refused may have been changed by somebody else, or by an earlier attempt.
 */
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
      setError(problem)
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
      void refreshShown()
    }
  }
  return { busy, error, refusal: error !== undefined && <RefusalNote error={error} />, run }
}

/** A button whose action waits for the server, and says beside it why that was refused. */
export const ActionButton = ({ act, ...props }: ComponentProps<typeof Button> & { act: () => Promise<unknown> }) => {
  const { t } = useConsoleTexts()
  const { busy, refusal, run } = useAction()
  return (
    <>
      <Button waiting={busy && t.common.loading()} onClick={() => void run(act)} {...props} />
      {refusal}
    </>
  )
}
