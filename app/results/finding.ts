import { css } from '@linaria/core'

/** What was found, in words above its picture. */
export const finding = css`
  font-weight: var(--medium);
  line-height: 1.45;
  > strong {
    font-weight: var(--semibold);
    color: var(--colorPrimary);
  }
`
