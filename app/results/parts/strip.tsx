import { css, cx } from '@linaria/core'
import type { CSSProperties } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { forcedColors } from '../../theme/breakpoints.ts'
import { offPaper } from '../../theme/states.ts'

const plot = css`
  position: relative;
  padding-top: 1.75rem;
  > svg {
    width: 100%;
    height: auto;
    overflow: visible;
    scale: var(--forward) 1;
  }
`
const otherMark = css`
  fill: var(--surface);
  stroke: var(--lineStrong);
  stroke-width: 1.6;
`
const lower = css`
  fill: var(--colorSecondary);
  stroke: var(--colorSecondary);
`
const axis = css`
  stroke: var(--lineStrong);
  stroke-width: 1.5;
`
const you = css`
  position: absolute;
  top: 0;
  bottom: 0;
  inset-inline-start: var(--at);
  border-inline-start: 2.5px solid var(--colorPrimary);
  translate: calc(-50% * var(--forward)) 0;
  > b {
    position: absolute;
    top: -0.125rem;
    inset-inline-start: 0;
    translate: calc(-1 * var(--at) * var(--forward)) 0;
    padding: 0.05rem 0.5rem;
    font-size: var(--text-sm);
    line-height: 1.4;
    font-weight: var(--semibold);
    color: var(--onPrimary);
    background: var(--colorPrimary);
    border: var(--forcedBorder);
    border-radius: var(--radius-sm);
    white-space: nowrap;
    ${forcedColors} {
      background: Canvas;
    }
  }
`
const ends = css`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  margin-top: var(--space-1);
  font-size: var(--text-xs);
  line-height: 1.35;
  color: var(--inkSoft);
`

const width = 480
const columns = 30
const column = width / columns
const rows = 6
const height = rows * column

type Props = {
  /** Fifty volunteers, in any order. */
  dots: readonly number[]
  /** The player's own count. */
  own: number
  from: number
  to: number
  /** What the two ends mean. */
  labels: readonly [string, string]
}

/** The player's count among those of fifty volunteers. What lies beyond the ends stands at them. */
export const Strip = ({ dots, own, from, to, labels }: Props) => {
  const texts = useTexts('result').parts
  const share = (value: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))
  const isLower = (value: number) => value < own
  const stacked = new Map<number, number>()
  const marks = dots.map((value, index) => {
    const place = Math.min(columns - 1, Math.floor(share(value) * columns))
    const level = stacked.get(place) ?? 0
    stacked.set(place, level + 1)
    return { index, cx: (place + 0.5) * column, cy: height - (level + 0.5) * column, isLower: isLower(value) }
  })
  const at = `${Math.round(100 * share(own))}%`
  return (
    <div className={offPaper} role="img" aria-label={texts.strip({ below: dots.filter(isLower).length })}>
      <div className={plot} aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${height + 4}`} aria-hidden="true">
          {marks.map(({ index, cx: x, cy, isLower: filled }) => (
            <circle key={index} className={cx(otherMark, filled && lower)} cx={x} cy={cy} r={column * 0.42} />
          ))}
          <path className={axis} d={`M0 ${height + 2}H${width}`} />
        </svg>
        <div className={you} style={{ '--at': at } as CSSProperties}>
          <b>{texts.you()}</b>
        </div>
      </div>
      <div className={ends} aria-hidden="true">
        <span>{labels[0]}</span>
        <span>{labels[1]}</span>
      </div>
    </div>
  )
}
