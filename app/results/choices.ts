import { css } from '@linaria/core'

/** Buttons that share a line where they fit. */
export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
  > * {
    flex: 1 1 auto;
    padding-inline: var(--space-4);
  }
`
