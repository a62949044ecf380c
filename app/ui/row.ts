import { css } from '@linaria/core'

/** Two groups at the ends of one line, or below each other where there is no room. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`
