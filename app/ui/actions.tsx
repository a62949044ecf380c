import { css, cx } from '@linaria/core'
import type { ComponentProps } from 'react'
import { below600, highEnough } from '../theme/breakpoints.ts'

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  ${below600} {
    ${highEnough} {
      width: 100%;
      > button,
      > a {
        width: 100%;
      }
    }
  }
`

/** Buttons side by side; one below the other, full width, on a phone. */
export const Actions = ({ className, ...props }: ComponentProps<'div'>) => <div className={cx(actions, className)} {...props} />
