import { css } from '@linaria/core'
import { useCount } from './use-count.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const box = css`
  position: relative;
  display: inline-grid;
  font-variant-numeric: tabular-nums;
  > [aria-hidden] {
    grid-area: 1 / 1;
  }
`
/** Keeps the width of both ends, so that nothing around the counter moves. */
const room = css`
  visibility: hidden;
`

type Props = {
  from: number
  to: number
  format: (value: number) => string
  /** Default true. When false the end value shows immediately. */
  animate?: boolean
  /** ms */
  duration?: number
  delay?: number
}

/** Counts from one whole number to another. Assistive technology gets the end value only. */
export const AnimatedCounter = ({ from, to, format, animate, duration, delay }: Props) => (
  <span className={box}>
    <VisuallyHidden>{format(to)}</VisuallyHidden>
    <span aria-hidden="true">{format(useCount(from, to, animate, duration, delay))}</span>
    <span aria-hidden="true" className={room}>
      {format(from)}
    </span>
    <span aria-hidden="true" className={room}>
      {format(to)}
    </span>
  </span>
)
