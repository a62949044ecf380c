import { css, cx } from '@linaria/core'
import type { CSSProperties } from 'react'
import { riskBorders } from '../../../contract/scales.ts'
import { below360, forcedColors, reducedMotion } from '../../theme/breakpoints.ts'
import { useCount } from '../../ui/use-count.ts'
import { arcPath, centre, pointAt, radius, tickPath } from './geometry.ts'

const gauge = css`
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  overflow: visible;
  text {
    fill: var(--ink);
    font-weight: var(--semibold);
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }
`
const edge = css`
  fill: none;
  stroke: var(--lineStrong);
  stroke-width: 22;
`
const track = css`
  fill: none;
  stroke: var(--speedoMeterEmptyColor);
  stroke-width: 20;
`
const thin = css`
  fill: none;
  stroke: var(--lineStrong);
  stroke-width: 1;
`
const band = css`
  fill: none;
  stroke: var(--colorSecondary);
  stroke-width: 22;
  ${forcedColors} {
    stroke: Highlight;
  }
`
const gaps = css`
  stroke: var(--surface);
  stroke-width: 3.5;
`
const caps = css`
  stroke: var(--colorSecondary);
  stroke-width: 3;
  stroke-linecap: round;
`
const dot = css`
  fill: var(--colorPrimary);
  stroke: var(--surface);
  stroke-width: 4;
`
const triangle = css`
  fill: var(--surface);
  stroke: var(--colorPrimary);
  stroke-width: 2.5;
  stroke-linejoin: round;
`
/** In the units of the drawing: at least 13 px at a width of 320. */
const words = css`
  font-size: 24px;
  ${below360} {
    font-size: 28px;
  }
`
const scoreFigure = css`
  && {
    font-size: 84px;
    letter-spacing: -3px;
    fill: var(--colorPrimary);
  }
`

/** The dot is drawn at 0 and turned to its place, so that its way there is a rotation. */
const needle = css`
  transform-box: view-box;
  transform-origin: 240px 232px;
  transform: rotate(calc(var(--at) * 1.8deg));
`
const moving = css`
  animation: turn var(--motion-gauge) var(--motion-gauge-delay) var(--ease-out) backwards;
  @keyframes turn {
    from {
      transform: rotate(0deg);
    }
  }
  ${reducedMotion} {
    animation: none;
  }
`
const appearing = css`
  animation: appear 300ms calc(var(--motion-gauge) + var(--motion-gauge-delay)) linear backwards;
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  ${reducedMotion} {
    animation: none;
  }
`

type Props = {
  score: number
  /** Likely range, clipped to 0 and 100. */
  band: readonly [number, number]
  guess: number
  /** Name of the score's category. */
  category: string
  /** All of it in words. */
  label: string
  animate: boolean
}

/** Risk score, its likely range and the guess on one half circle. The words around it say the same. */
export const Gauge = ({ score, band: [low, high], guess, category, label, animate }: Props) => {
  const shown = useCount(0, score, animate)
  const marker = pointAt(guess, 195)
  const figure = pointAt(guess, 220)
  const start = pointAt(0, radius)
  return (
    <svg className={gauge} viewBox="6 -8 468 252" role="img" aria-label={label}>
      <path className={edge} d={arcPath(0, 100)} />
      <path className={track} d={arcPath(0, 100)} />
      <path className={thin} d={`${tickPath(0, 157, 179)}${tickPath(100, 157, 179)}`} />
      <g className={cx(animate && appearing)}>
        <path className={band} d={arcPath(low, high)} />
      </g>
      <path className={gaps} d={riskBorders.map((border) => tickPath(border, 156, 180)).join('')} />
      <g className={cx(animate && appearing)}>
        <path className={caps} d={`${tickPath(low, 150, 186)}${tickPath(high, 150, 186)}`} />
      </g>
      <g className={cx(needle, animate && moving)} style={{ '--at': score } as CSSProperties}>
        <circle className={dot} cx={start.x} cy={start.y} r="13" />
      </g>
      <path className={triangle} d="M0 9-8-5H8Z" transform={`translate(${marker.x} ${marker.y}) rotate(${(guess - 50) * 1.8})`} />
      <text className={words} x={figure.x} y={figure.y + 8}>
        {guess}
      </text>
      <text className={scoreFigure} x={centre.x} y={centre.y - 50}>
        {shown}
      </text>
      <text className={words} x={centre.x} y={centre.y - 14}>
        {category}
      </text>
    </svg>
  )
}
