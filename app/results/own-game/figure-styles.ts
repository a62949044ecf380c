import { css } from '@linaria/core'
import { below360, forcedColors, from960, print } from '../../theme/breakpoints.ts'

/** One row of 80 where there is room, two rows of 40 below each other where there is not; paper has room. */
const wide = '@media (min-width: 37.5em), print'

export const figure = css`
  --label: 1.75rem;
  --lane: 2.5rem;
  --strip: 2.75rem;
  ${wide} {
    --label: 2.25rem;
    --lane: 3rem;
    --strip: 3.5rem;
  }
  ${from960} {
    --label: 6.5rem;
    --lane: 3.25rem;
    --strip: 4rem;
  }
  ${print} {
    --lane: 1.9rem;
    --strip: 2.25rem;
    --win: #6b6b6b;
    --loss: #111;
  }
`
export const keys = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin-bottom: var(--space-4);
  font-size: var(--text-sm);
  line-height: 1.4;
  > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    flex: none;
  }
`
export const onPaper = css`
  display: none;
  ${print} {
    display: flex;
  }
`
export const plot = css`
  display: grid;
  gap: var(--space-5) 0;
  ${wide} {
    grid-template-columns: calc(50% + var(--label) / 2) calc(50% - var(--label) / 2);
  }
`
export const half = css`
  position: relative;
  display: grid;
  grid-template-columns: var(--label) minmax(0, 1fr);
`
export const label = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  font-size: var(--text-sm);
  line-height: 1.2;
  > svg {
    width: 1.25rem;
    height: 1.25rem;
    flex: none;
    color: color-mix(in oklab, var(--deck), var(--ink) var(--deckInk));
    stroke-width: 3;
  }
  > span {
    display: none;
    ${from960} {
      display: inline;
    }
  }
`
/** The line of points is named above it where there is no room before it. */
export const named = css`
  @media not print and (max-width: 59.99em) {
    > span {
      display: block;
      position: absolute;
      top: -1rem;
      inset-inline-start: 0;
      font-size: var(--text-xs);
      color: var(--inkSoft);
    }
  }
`
export const caption = css`
  grid-column: 1 / -1;
  padding: var(--space-3) 0 var(--space-1);
  font-size: var(--text-xs);
  line-height: 1.3;
  font-weight: var(--semibold);
  /* Over the dashed line. */
  position: relative;
  z-index: 1;
  justify-self: start;
  background: var(--surface);
  ${wide} {
    white-space: nowrap;
  }
`
export const drawing = css`
  width: 100%;
  overflow: visible;
  scale: var(--forward) 1;
`
export const strip = css`
  height: var(--strip);
`
export const start = css`
  stroke: var(--lineStrong);
  stroke-dasharray: 3 3;
  vector-effect: non-scaling-stroke;
`
export const balance = css`
  fill: none;
  stroke: var(--colorSecondary);
  stroke-width: 2;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`
export const lane = css`
  height: var(--lane);
  border-bottom: 1px solid var(--line);
`
export const first = css`
  border-top: 1px solid var(--line);
`
export const losing = css`
  background: repeating-linear-gradient(
      135deg,
      color-mix(in oklab, var(--lineStrong), transparent 74%) 0 1px,
      transparent 1px 6px
    )
    var(--secondaryBackgroundColor);
  print-color-adjust: exact;
`
export const base = css`
  stroke: var(--lineStrong);
  vector-effect: non-scaling-stroke;
`
export const win = css`
  fill: var(--win);
`
export const loss = css`
  fill: var(--loss);
`
export const faded = css`
  opacity: 0.16;
  transition: opacity var(--motion-hover);
  ${print} {
    opacity: 1;
  }
`
export const mark = css`
  fill: var(--colorPrimary);
  ${forcedColors} {
    fill: Highlight;
  }
`
export const paperMark = css`
  display: none;
  stroke: var(--colorPrimary);
  stroke-width: 3;
  vector-effect: non-scaling-stroke;
  ${print} {
    display: inline;
  }
`
export const axis = css`
  grid-column: 2;
  position: relative;
  height: 1.5rem;
  padding-top: var(--space-1);
  display: flex;
  justify-content: space-between;
  font-size: var(--text-xs);
  line-height: 1.3;
  color: var(--inkSoft);
  font-variant-numeric: tabular-nums;
`
export const middle = css`
  position: absolute;
  inset-inline-start: 50%;
  translate: calc(-50% * var(--forward)) 0;
  white-space: nowrap;
`
export const last = css`
  ${below360} {
    display: none;
  }
`
export const count = css`
  position: absolute;
  inset-block: calc(var(--strip) + 0.25rem) 1.5rem;
  inset-inline-start: calc(var(--label) + (100% - var(--label)) * 0.5);
  border-inline-start: 1.5px dashed var(--inkSoft);
`
export const cursor = css`
  position: absolute;
  inset-block: 0 1.25rem;
  inset-inline-start: calc(var(--label) + (100% - var(--label)) * (var(--column) + 0.5) / 40);
  width: calc((100% - var(--label)) / 40 + 4px);
  min-width: 9px;
  translate: calc(-50% * var(--forward)) 0;
  border: 2px solid var(--colorPrimary);
  border-radius: var(--radius-sm);
  pointer-events: none;
`
export const repeated = css`
  ${wide} {
    visibility: hidden;
  }
`
/** The second half continues the first one where they stand beside each other: no labels, captions that keep their height. */
export const second = css`
  ${wide} {
    --label: 0rem;
    & .${label} {
      visibility: hidden;
      overflow: hidden;
    }
    & .${caption} {
      visibility: hidden;
      width: 0;
    }
  }
`
