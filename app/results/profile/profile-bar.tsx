import { css } from '@linaria/core'
import type { CSSProperties } from 'react'

export const profileBar = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  font-size: var(--text-xs);
  line-height: 1.25rem;
  color: var(--inkSoft);
`
const bar = css`
  position: relative;
  height: 1.25rem;
  > * {
    position: absolute;
    top: 50%;
  }
`
const track = css`
  inset-inline: 0;
  height: 0.5rem;
  translate: 0 -50%;
  border-radius: 1rem;
  background: var(--speedoMeterEmptyColor);
  box-shadow: inset 0 0 0 1px var(--lineStrong);
  border: var(--forcedBorder);
`
const range = css`
  height: 1rem;
  min-width: 1rem;
  translate: 0 -50%;
  border-radius: 1rem;
  background: color-mix(in oklab, var(--colorSecondary), var(--surface) 66%);
  border: 1.5px solid var(--colorSecondary);
  print-color-adjust: exact;
`
const cut = css`
  width: 2px;
  height: 0.75rem;
  translate: calc(-50% * var(--forward)) -50%;
  background: var(--inkSoft);
  print-color-adjust: exact;
`
const point = css`
  width: 1.125rem;
  height: 1.125rem;
  translate: calc(-50% * var(--forward)) -50%;
  border-radius: 50%;
  background: var(--colorPrimary);
  border: 2.5px solid var(--surface);
  box-shadow: 0 0 0 1.5px var(--colorPrimary);
  print-color-adjust: exact;
  forced-color-adjust: none;
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
  <span className={profileBar}>
    <span aria-hidden="true">{low}</span>
    <span className={bar} role="img" aria-label={label}>
      <span className={track} />
      <span className={range} style={{ insetInlineStart: `${from}%`, insetInlineEnd: `${100 - to}%` }} />
      {cuts.map((border) => (
        <span key={border} className={cut} style={at(border)} />
      ))}
      {value !== undefined && <span className={point} style={at(value)} />}
    </span>
    <span aria-hidden="true">{high}</span>
  </span>
)
