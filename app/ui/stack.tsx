import { css, cx } from '@linaria/core'
import type { ComponentProps } from 'react'
import { smallHeight } from '../theme/breakpoints.ts'

export const stack = css`
  > * + * {
    margin-top: var(--space-4);
  }
`
const steps = {
  2: css`
    > * + * {
      margin-top: var(--space-2);
    }
  `,
  3: css`
    > * + * {
      margin-top: var(--tight-3);
    }
  `,
  4: stack,
  5: css`
    > * + * {
      margin-top: var(--space-5);
    }
    ${smallHeight} {
      > * + * {
        margin-top: var(--space-2);
      }
    }
  `,
}

type Props = ComponentProps<'div'> & { space?: keyof typeof steps }

/** Children below each other, `space` (a step of the space scale) apart. */
export const Stack = ({ space = 4, className, ...props }: Props) => <div className={cx(steps[space], className)} {...props} />

/** Two groups at the ends of one line, or below each other where there is no room. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`

/** Side by side, and on further lines where there is no room. */
export const flow = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
