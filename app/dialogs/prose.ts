import { css } from '@linaria/core'

/** Running text with headings, in a dialog. */
export const prose = css`
  line-height: var(--leading);
  > * + * {
    margin-top: var(--space-3);
  }
  > h3 {
    margin-top: var(--space-5);
    font-size: var(--text-md);
    line-height: var(--leading-snug);
    letter-spacing: 0;
  }
  > h3:first-child {
    margin-top: 0;
  }
`
