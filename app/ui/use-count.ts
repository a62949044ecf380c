import { useEffect, useState } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

const easeOut = (share: number) => 1 - (1 - share) ** 3

/** A whole number on its way from one value to another; at the end at once where `animate` is false or motion is reduced. ms. */
export const useCount = (from: number, to: number, animate = true, duration = 1000, delay = 400): number => {
  const moves = animate && duration > 0 && !prefersReducedMotion()
  const [shown, setShown] = useState(moves ? from : to)

  useEffect(() => {
    if (!moves) return setShown(to)
    const start = performance.now() + delay
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - start) / duration))
      setShown(Math.round(from + (to - from) * easeOut(share)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [from, to, moves, duration, delay])

  return shown
}
