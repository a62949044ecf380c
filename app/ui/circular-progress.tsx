import { css } from '@linaria/core'
import type { CSSProperties, ReactNode } from 'react'
import { forcedColors, reducedMotion } from '../theme/breakpoints.ts'
import { prefersReducedMotion } from '../theme/device.ts'

const box = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
`
const circle = css`
  position: absolute;
  inset: 0;
  rotate: -90deg;
`
const ring = css`
  fill: none;
  stroke-width: 8;
  stroke: var(--lineStrong);
  ${forcedColors} {
    stroke: GrayText;
  }
`
const arc = css`
  fill: none;
  stroke-width: 12;
  stroke-linecap: round;
  stroke: var(--colorPrimary);
  stroke-dasharray: var(--share) 100;
  transform-origin: 50% 50%;
  [aria-valuenow='0'] & {
    visibility: hidden;
  }
  [role='progressbar']:not([aria-valuenow]) & {
    animation: turn 1.4s linear infinite;
  }
  ${reducedMotion} {
    transition: none;
    [role='progressbar']:not([aria-valuenow]) & {
      animation: none;
    }
  }
  @keyframes turn {
    to {
      rotate: 360deg;
    }
  }
`

const moving = 'stroke-dasharray 1000ms ease-out 400ms'
/** `value`: 0 to 100, or unknown, and then a part of the ring turns; `text`: the same in words; `done`: it is over, as others say. */
type Props = { value: number | undefined; label: string; text?: string | undefined; done?: boolean; children?: ReactNode }

/** A ring that fills up to `value`, around what stands in it. */
export const CircularProgress = ({ value, label, text, done, children }: Props) => (
  <div
    className={box}
    role="progressbar"
    aria-hidden={done || undefined}
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value}
    aria-valuetext={text}
    style={{ '--share': value ?? 25 } as CSSProperties}
  >
    <svg className={circle} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={ring} cx="50" cy="50" r="44" />
      <circle className={arc} style={{ transition: prefersReducedMotion() ? 'none' : moving }} cx="50" cy="50" r="44" pathLength="100" />
    </svg>
    {children}
  </div>
)
