import { css } from '@linaria/core'

/** A thin bar that is filled from its start; how far is the caller's. */
export const meter = css`
  height: 0.375rem;
  border-radius: 1rem;
  overflow: hidden;
  background: var(--speedoMeterEmptyColor);
  box-shadow: inset 0 0 0 1px var(--lineStrong);
  &::before {
    content: '';
    display: block;
    height: 100%;
    background: var(--colorPrimary);
  }
`
