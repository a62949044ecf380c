import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'

const secondsTo = (time: Date) => Math.max(0, Math.ceil((time.getTime() - Date.now()) / 1000))

/** Seconds until a moment; a timer is read by who asks, and never announced by the second. */
export const Countdown = ({ to }: { to: Date }) => {
  const { errors } = useTexts()
  const [seconds, setSeconds] = useState(() => secondsTo(to))
  useEffect(() => {
    const look = () => setSeconds(secondsTo(to))
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [to])
  return <p role="timer">{errors.tryAgainIn({ seconds })}</p>
}
