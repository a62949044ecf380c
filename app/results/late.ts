import { css } from '@linaria/core'

/** Comes when the dot has reached the score, if it is on its way there (`data-arriving`). Its room is kept; who listens has it at once. */
export const late = css`
  [data-arriving] & {
    animation: come var(--motion-settle) linear var(--motion-gauge) backwards;
  }
  @keyframes come {
    from {
      opacity: 0;
    }
  }
`
