import { css } from '@linaria/core'
import { from600 } from '../theme/breakpoints.ts'

/** Buttons that share a line where they fit. */
export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-4);
  > * {
    flex: 1 1 auto;
    padding-inline: var(--space-4);
    ${from600} {
      max-width: 18rem;
    }
  }
`
