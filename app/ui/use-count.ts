import { useEffect, useState } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

const easeOut = (share: number) => 1 - (1 - share) ** 3
/** ms: figures that change faster cannot be read, and each change costs a frame. */
const step = 40

/** A whole number on its way from one value to another; immediately at the end if `animate` is false or motion is reduced. Times in ms. */
export const useCount = (from: number, to: number, animate = true, duration = 1000, delay = 400): number => {
  const [shownCount, setShownCount] = useState(() => (animate && !prefersReducedMotion() ? from : to))

  useEffect(() => {
    if (!animate || prefersReducedMotion()) return setShownCount(to)
    const start = performance.now() + delay
    const count = () => {
      const share = Math.min(1, (performance.now() - start) / duration)
      setShownCount(Math.round(from + (to - from) * easeOut(share)))
      if (share < 1) timer = setTimeout(count, step)
    }
    let timer = setTimeout(count, delay)
    return () => clearTimeout(timer)
  }, [from, to, animate, duration, delay])

  return shownCount
}
