import { css } from '@linaria/core'
import { autoHeight, below360, below600, from600, from960, smallHeight } from '../../theme/breakpoints.ts'

const shortPhone = '@media (max-height: 38em) and (max-width: 37.49em)'
const portrait = '@media (min-width: 37.5em) and (orientation: portrait)'

/** Gives the table its own width to count with: `vw` would take in a scroll bar. */
export const frame = css`
  container-type: inline-size;
  display: grid;
`

/** The card is as wide as the table allows in both directions, and no wider than 15 rem. */
export const table = css`
  --gap: 1rem;
  --pad: 1rem;
  --chrome: 15.5rem;
  --rows: 2;
  --columns: 2;
  --cardWidth: min(
    (100cqi - 2 * var(--pad) - (var(--columns) - 1) * var(--gap)) / var(--columns),
    (var(--viewportHeight) - var(--chrome)) / var(--rows) / var(--cardRatio),
    15rem
  );
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: calc(var(--viewportHeight) - var(--headerHeight));
  ${autoHeight} {
    min-height: 0;
  }
  background: radial-gradient(
    120% 80% at 50% 36%,
    color-mix(in oklab, var(--secondaryBackgroundColor), white 55%),
    var(--secondaryBackgroundColor)
  );
  ${from600} {
    --columns: 4;
    --rows: 1;
    --gap: 1.5rem;
    --pad: 2rem;
    --chrome: 18rem;
  }
  ${from960} {
    --gap: 2rem;
  }
  ${portrait} {
    --columns: 2;
    --rows: 2;
    --chrome: 20rem;
  }
  ${below360} {
    --gap: 0.75rem;
  }
  ${shortPhone} {
    --chrome: 14.3rem;
  }
  ${smallHeight} {
    --columns: 4;
    --rows: 1;
    --gap: 1.25rem;
    --pad: 1.25rem;
    --chrome: 9.25rem;
  }
  /* A reveal that was cut short is at its end at once. */
  &[data-still] * {
    transition-property: none !important;
    animation: none !important;
  }
`

export const play = css`
  grid-area: 2 / 1;
  display: grid;
  align-content: center;
`

export const decks = css`
  display: grid;
  /* A deck is its place from the left, in keys and in what is stored. */
  direction: ltr;
  grid-template-columns: repeat(var(--columns), var(--cardWidth));
  gap: calc(var(--gap) + var(--cardWidth) * 0.05 + 0.25rem) var(--gap);
  place-content: center;
  padding: var(--space-4) var(--pad) var(--space-5);
  ${from600} {
    padding-bottom: calc(var(--space-5) + var(--cardWidth) * 0.05);
  }
  ${shortPhone} {
    padding-block: var(--space-3) var(--space-4);
  }
  ${smallHeight} {
    padding-block: var(--space-2) var(--space-4);
  }
`

export const lastDraw = css`
  max-width: none;
  min-height: 3.25rem;
  padding: 0 var(--pad);
  display: grid;
  place-content: center;
  justify-items: center;
  text-align: center;
  font-size: var(--text-md);
  line-height: 1.3;
  ${below600} {
    padding: 0 var(--space-3);
  }
  ${shortPhone} {
    min-height: 2.8rem;
  }
  ${smallHeight} {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
