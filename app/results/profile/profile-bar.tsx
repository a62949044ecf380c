import { css } from '@linaria/core'
import type { CSSProperties } from 'react'
import { forcedColors } from '../../theme/breakpoints.ts'

const bar = css`
  position: relative;
  height: 2.5rem;
  > * {
    position: absolute;
    top: 50%;
  }
`
const track = css`
  inset-inline: 0;
  height: 0.75rem;
  translate: 0 -50%;
  border-radius: 1rem;
  background: var(--speedoMeterEmptyColor);
  box-shadow: inset 0 0 0 1px var(--lineStrong);
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`
const range = css`
  height: 1.5rem;
  translate: 0 -50%;
  border-radius: 1rem;
  background: color-mix(in oklab, var(--colorSecondary), var(--surface) 66%);
  border: 1.5px solid var(--colorSecondary);
  print-color-adjust: exact;
  ${forcedColors} {
    background: Canvas;
  }
`
const cut = css`
  width: 2px;
  height: 1rem;
  translate: calc(-50% * var(--forward)) -50%;
  background: var(--inkSoft);
  print-color-adjust: exact;
  ${forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`
const point = css`
  width: 1.25rem;
  height: 1.25rem;
  translate: calc(-50% * var(--forward)) -50%;
  border-radius: 50%;
  background: var(--colorPrimary);
  border: 3px solid var(--surface);
  box-shadow: 0 0 0 1.5px var(--colorPrimary);
  print-color-adjust: exact;
  ${forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
    border-color: Canvas;
  }
`
const ends = css`
  display: flex;
  justify-content: space-between;
  font-size: var(--text-xs);
  color: var(--inkSoft);
  margin-top: calc(-1 * var(--space-1));
`

const at = (value: number): CSSProperties => ({ insetInlineStart: `${value}%` })

type Props = {
  /** 0 to 100, as are the cuts; none where no one point may stand for it. */
  value?: number | undefined
  interval: readonly [number, number]
  cuts: readonly number[]
  /** All of it in words. */
  label: string
  low: string
  high: string
}

/** A measure as its likely range on a track, with the borders of the levels and, where it is known so well, a dot. */
export const ProfileBar = ({ value, interval: [from, to], cuts, label, low, high }: Props) => (
  <div>
    <div className={bar} role="img" aria-label={label}>
      <div className={track} />
      <div className={range} style={{ insetInlineStart: `${from}%`, insetInlineEnd: `${100 - to}%` }} />
      {cuts.map((border) => (
        <div key={border} className={cut} style={at(border)} />
      ))}
      {value !== undefined && <div className={point} style={at(value)} />}
    </div>
    <div className={ends} aria-hidden="true">
      <span>{low}</span>
      <span>{high}</span>
    </div>
  </div>
)
