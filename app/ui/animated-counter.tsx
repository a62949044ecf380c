import { css } from '@linaria/core'
import type { CSSProperties } from 'react'
import { reducedMotion } from '../theme/breakpoints.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** The values lie on each other, so nothing around them moves. Each is seen for its step of the time, and the last one stays. */
const box = css`
  --step: 40ms;
  --delay: var(--countDelay, 400ms);
  position: relative;
  display: inline-grid;
  font-variant-numeric: tabular-nums;
  > [aria-hidden] {
    grid-area: 1 / 1;
  }
  > :not(:last-child) {
    opacity: 0;
  }
  &[data-counting] > [aria-hidden] {
    animation: count-shown var(--step) calc(var(--delay) + (var(--at) - 1) * var(--step));
    &:nth-child(2) {
      animation: count-shown var(--delay);
    }
    &:last-child {
      animation: count-hidden calc(var(--delay) + (var(--at) - 1) * var(--step));
    }
  }
  @keyframes count-shown {
    from,
    to {
      opacity: 1;
    }
  }
  @keyframes count-hidden {
    from,
    to {
      opacity: 0;
    }
  }
  ${reducedMotion} {
    --step: 0ms;
    --delay: var(--countDelay, 0ms);
  }
`

/** `animate` false: the end value shows at once; `steps`: how many values follow each other, 40 ms each, as faster ones cannot be read. */
type Props = { from: number; to: number; format: (value: number) => string; animate?: boolean; steps?: number }

/** Counts to another whole number by the style sheet's clock, after 400 ms or `--countDelay`; another count needs another `key`. */
export const AnimatedCounter = ({ from, to, format, animate = true, steps = 25 }: Props) => (
  <span className={box} data-counting={animate || undefined}>
    <VisuallyHidden>{format(to)}</VisuallyHidden>
    {countBetween(from, to, from === to ? 0 : steps).map(({ at, value }) => (
      <span key={at} aria-hidden="true" style={{ '--at': at } as CSSProperties}>
        {format(value)}
      </span>
    ))}
  </span>
)

/** Quick at first, slower towards the end; one value where there is nothing to count. */
const countBetween = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, at) => ({ at, value: Math.round(to + (from - to) * (1 - at / (steps || 1)) ** 3) }))
