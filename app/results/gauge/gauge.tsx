import { css, cx } from '@linaria/core'
import type { CSSProperties } from 'react'
import { riskBorders } from '../../../contract/scales.ts'
import { below360, forcedColors, print, reducedMotion } from '../../theme/breakpoints.ts'
import { useCount } from '../../ui/use-count.ts'

const gauge = css`
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  overflow: visible;
  /* A dial, like a clock's, turns the same way everywhere. */
  direction: ltr;
  :where(text) {
    fill: var(--ink);
    font-weight: var(--semibold);
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }
  ${print} {
    max-width: 20rem;
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
const ownMark = css`
  fill: none;
  stroke: color-mix(in oklab, var(--colorSecondary), var(--surface) 48%);
  stroke-width: 20;
  ${forcedColors} {
    stroke: Highlight;
  }
`
const gaps = css`
  stroke: var(--surface);
  stroke-width: 3.5;
`
/** Outside of the track: the score and where it may fall again are two things, and a score may lie beyond that range. */
const range = css`
  fill: none;
  stroke: var(--colorSecondary);
  stroke-width: 4;
  stroke-linecap: round;
`
const dot = css`
  fill: var(--colorPrimary);
  stroke: var(--surface);
  stroke-width: 4;
`
/** In the units of the drawing: at least 13 px at a width of 320. */
const words = css`
  font-size: 24px;
  ${below360} {
    font-size: 28px;
  }
`
const scoreFigure = css`
  font-size: 84px;
  letter-spacing: -3px;
  fill: var(--colorPrimary);
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
  /** Where 8 of 10 repeats fall. */
  repeat: readonly [number, number]
  /** Name of the score's category. */
  category: string
  /** All of it in words. */
  label: string
  animate: boolean
}

/** Where a number stands beside its end of the range. */
const besideEnd = (value: number) => {
  const { x, y } = pointAt(value, 210)
  return { x, y: y + 8, style: { textAnchor: value < 45 ? 'end' : value > 55 ? 'start' : 'middle' } as const }
}

/** Risk score with its group and, on a line of its own, where it would fall in 8 of 10 repeats, on one half circle. The words around it say the same. */
export const Gauge = ({ score, repeat: [low, high], category, label, animate }: Props) => {
  const shownScore = useCount(0, score, animate)
  const start = pointAt(0, radius)
  const [from, to] = groupOf(score)
  return (
    <div role="img" aria-label={label}>
      <svg className={gauge} viewBox="0 -8 480 252" aria-hidden="true">
        <path className={edge} d={arcPath(0, 100)} />
        <path className={track} d={arcPath(0, 100)} />
        <path className={ownMark} d={arcPath(from, to)} />
        <path className={thin} d={`${tickPath(0, 157, 179)}${tickPath(100, 157, 179)}`} />
        <path className={gaps} d={riskBorders.map((border) => tickPath(border, 156, 180)).join('')} />
        <g className={cx(animate && appearing)}>
          <path className={range} d={arcPath(low, high, 194) + tickPath(low, 188, 200) + tickPath(high, 188, 200)} />
          {[low, high].map((end) => (
            <text key={end} className={words} {...besideEnd(end)}>
              {end}
            </text>
          ))}
        </g>
        <g className={cx(needle, animate && moving)} style={{ '--at': score } as CSSProperties}>
          <circle className={dot} cx={start.x} cy={start.y} r="13" />
        </g>
        <text className={scoreFigure} x={centre.x} y={centre.y - 50}>
          {shownScore}
        </text>
        <text className={words} x={centre.x} y={centre.y - 14}>
          {category}
        </text>
      </svg>
    </div>
  )
}

/** The borders between which a score lies. */
const groupOf = (score: number): [number, number] => {
  const borders = [0, ...riskBorders, 100]
  const next = borders.findIndex((border) => border > score)
  const end = next === -1 ? borders.length - 1 : next
  return [borders[end - 1] ?? 0, borders[end] ?? 100]
}

/** The gauge is a half circle from 0 on the left to 100 on the right, in the units of its view box. */
export const centre = { x: 240, y: 232 }
export const radius = 168

const round = (value: number) => Math.round(value * 1000) / 1000

/** The point of a value 0 to 100 at a distance from the centre. */
export const pointAt = (value: number, distance: number): { x: number; y: number } => {
  const angle = Math.PI * (1 - value / 100)
  return { x: round(centre.x + distance * Math.cos(angle)), y: round(centre.y - distance * Math.sin(angle)) }
}

/** Path along the gauge between two values, at a distance from the centre. */
export const arcPath = (from: number, to: number, distance = radius): string => {
  const start = pointAt(from, distance)
  const end = pointAt(to, distance)
  return `M${start.x} ${start.y}A${distance} ${distance} 0 0 1 ${end.x} ${end.y}`
}

/** Path across the gauge at a value. */
export const tickPath = (value: number, inner: number, outer: number): string => {
  const from = pointAt(value, inner)
  const to = pointAt(value, outer)
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}
