import { css } from '@linaria/core'
import { forcedColors } from '../theme/breakpoints.ts'

const box = css`
  width: 100%;
  max-width: 30rem;
  overflow: visible;
  scale: var(--forward) 1;
`
const otherDot = css`
  fill: none;
  stroke: var(--lineStrong);
  stroke-width: 0.1;
`
const below = css`
  fill: var(--colorSecondary);
  stroke: var(--colorSecondary);
  stroke-width: 0.1;
  ${forcedColors} {
    fill: Highlight;
    stroke: Highlight;
  }
`
const you = css`
  fill: var(--colorPrimary);
`
const ring = css`
  fill: none;
  stroke: var(--colorPrimary);
  stroke-width: 0.14;
`

const rows = 4
const place = (index: number) => ({ cx: Math.floor(index / rows) + 0.5, cy: (index % rows) + 0.5 })

/** A hundred dots for a hundred players: filled ones have a lower score, the ringed one is the player. `percentile` is 1 to 99. */
export const ComparisonDots = ({ percentile }: { percentile: number }) => (
  <svg className={box} viewBox={`0 0 ${100 / rows} ${rows}`} aria-hidden="true">
    {Array.from({ length: 100 }, (_, index) => ({ index, ...place(index) })).map(({ index, cx, cy }) =>
      index === percentile ? (
        <g key={index}>
          <circle className={you} cx={cx} cy={cy} r="0.33" />
          <circle className={ring} cx={cx} cy={cy} r="0.46" />
        </g>
      ) : (
        <circle key={index} className={index < percentile ? below : otherDot} cx={cx} cy={cy} r="0.33" />
      ),
    )}
  </svg>
)
