import { css } from '@linaria/core'
import type { CSSProperties, ReactNode } from 'react'
import { forcedColors, reducedMotion } from '../theme/breakpoints.ts'

const box = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 8rem;
  height: 8rem;
  > svg {
    position: absolute;
    inset: 0;
    rotate: -90deg;
  }
`
const ring = css`
  fill: none;
  stroke-width: 8;
  stroke: var(--speedoMeterEmptyColor);
  ${forcedColors} {
    stroke: GrayText;
  }
`
const arc = css`
  fill: none;
  stroke-width: 8;
  stroke-linecap: round;
  stroke: var(--colorPrimary);
  stroke-dasharray: var(--share) 100;
  animation: fill var(--duration) var(--delay) var(--ease-out) backwards;
  ${reducedMotion} {
    animation: none;
  }
  @keyframes fill {
    from {
      stroke-dasharray: 0 100;
    }
  }
`

type Props = {
  /** 0 to 100. */
  value: number
  label: string
  /** ms; at once where motion is reduced. */
  duration?: number
  delay?: number
  children?: ReactNode
}

/** A ring that fills up to `value`. Assistive technology gets the end value. */
export const CircularProgress = ({ value, label, duration = 1000, delay = 400, children }: Props) => {
  const style = { '--share': value, '--duration': `${duration}ms`, '--delay': `${delay}ms` } as CSSProperties
  return (
    <div className={box} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={value} style={style}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={ring} cx="50" cy="50" r="45" />
        {value > 0 && <circle className={arc} cx="50" cy="50" r="45" pathLength="100" />}
      </svg>
      {children}
    </div>
  )
}
