import { css } from '@linaria/core'
import { useEffect, useState } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const box = css`
  display: inline-grid;
  font-variant-numeric: tabular-nums;
  > span {
    grid-area: 1 / 1;
  }
`
/** Keeps the width of the longer end, so that nothing around it moves. */
const room = css`
  visibility: hidden;
  height: 0;
  overflow: hidden;
`

const easeOut = (share: number) => 1 - (1 - share) ** 3

type Props = {
  from: number
  to: number
  format: (value: number) => string
  /** ms; 0 shows the end at once. */
  duration?: number
  delay?: number
}

/** Counts from one whole number to another. Assistive technology gets the end value only. */
export const AnimatedCounter = ({ from, to, format, duration = 1000, delay = 400 }: Props) => {
  const [shown, setShown] = useState(from)

  useEffect(() => {
    if (duration === 0 || prefersReducedMotion()) return setShown(to)
    const start = performance.now() + delay
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - start) / duration))
      setShown(Math.round(from + (to - from) * easeOut(share)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [from, to, duration, delay])

  return (
    <span className={box}>
      <VisuallyHidden>{format(to)}</VisuallyHidden>
      <span aria-hidden="true">{format(shown)}</span>
      <span aria-hidden="true" className={room}>
        {format(to)}
      </span>
      <span aria-hidden="true" className={room}>
        {format(from)}
      </span>
    </span>
  )
}
