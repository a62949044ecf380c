import { css } from '@linaria/core'

/** Around a native select, which has our own arrow. */
export const selectBox = css`
  display: grid;
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
  > select {
    appearance: none;
    font: inherit;
    color: inherit;
    background: var(--surface);
    border: 1.5px solid var(--lineStrong);
  }
  > svg {
    --icon: 1rem;
    justify-self: end;
    pointer-events: none;
  }
`
