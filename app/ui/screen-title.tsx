import { css, cx } from '@linaria/core'
import type { ComponentProps } from 'react'
import { smallHeight } from '../theme/breakpoints.ts'

const title = css`
  ${smallHeight} {
    font-size: 1.375rem;
  }
`

/** The screen's one main heading. It takes the focus after a navigation, so that a reader starts there. */
export const ScreenTitle = ({ className, ...props }: ComponentProps<'h1'>) => (
  <h1 tabIndex={-1} className={cx(title, className)} {...props} />
)
