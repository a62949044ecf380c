import { css } from '@linaria/core'

/** A heading as large as the text. */
export const minor = css`
  font-size: var(--text-md);
  line-height: var(--leading-snug);
`
/** Above a figure or a heading. */
export const label = css`
  font-size: var(--text-sm);
  font-weight: var(--medium);
  letter-spacing: 0;
  line-height: 1.4;
  color: var(--inkSoft);
`
