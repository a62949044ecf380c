import { css, cx } from '@linaria/core'
import type { ComponentProps } from 'react'
import { below600, smallHeight } from '../theme/breakpoints.ts'

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  ${below600} {
    width: 100%;
    > button,
    > a {
      width: 100%;
    }
  }
  ${smallHeight} {
    width: auto;
    > button,
    > a {
      width: auto;
    }
  }
`

/** Buttons side by side; one below the other, full width, on a phone. */
export const Actions = ({ className, ...props }: ComponentProps<'div'>) => <div className={cx(actions, className)} {...props} />
