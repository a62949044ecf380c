import { css } from '@linaria/core'

const edges = css`
  width: 100%;
  height: 2.375rem;
  overflow: visible;
  scale: var(--forward) 1;
  > * {
    vector-effect: non-scaling-stroke;
  }
`
const losing = css`
  fill: var(--colorSecondary);
`
const other = css`
  fill: var(--surface);
  stroke: var(--lineStrong);
`
const gap = css`
  stroke: var(--surface);
  stroke-width: 5;
`
const dashed = css`
  stroke: var(--ink);
  stroke-width: 1.75;
  stroke-dasharray: 3.5 2.5;
`
const dashes = css`
  display: inline-block;
  width: 0.5rem;
  height: 1rem;
  vertical-align: -0.15em;
`

const [cards, step, thickness] = [60, 5.2, 3.9]
const row = (from: number, to: number, top: number, height: number) =>
  Array.from(
    { length: to - from },
    (_, i) => `M${((from + i) * step + 0.65).toFixed(2)} ${top}h${thickness}v${height}h-${thickness}Z`,
  ).join('')

type Props = {
  /** How many come from losing decks. */
  count: number
  /** Of the volunteers. */
  median: number
  /** The count in words. */
  label: string
}

/** The last 60 cards from their edge: those of losing decks first, taller and filled; dashed: what half of the volunteers took at most. */
export const CardEdges = ({ count, median, label }: Props) => (
  <svg className={edges} viewBox={`0 0 ${cards * step} 38`} preserveAspectRatio="none" role="img" aria-label={label}>
    <path className={losing} d={row(0, count, 3, 32)} />
    <path className={other} d={row(count, cards, 7, 24)} />
    <path className={gap} d={`M${median * step} 0V38`} />
    <path className={dashed} d={`M${median * step} 0V38`} />
  </svg>
)

/** The sign of the volunteers in the picture, beside the words for it. */
export const Dashes = () => (
  <svg className={dashes} viewBox="0 0 8 16" aria-hidden="true">
    <path className={dashed} d="M4 0V16" />
  </svg>
)
