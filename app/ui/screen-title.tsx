import { css, cx } from '@linaria/core'
import { type ComponentProps, useEffect } from 'react'
import { Listeners } from '../listeners.ts'
import { smallHeight } from '../theme/breakpoints.ts'

const title = css`
  ${smallHeight} {
    font-size: 1.375rem;
  }
`

/** Notified after each rendering of a main heading: the page title may have changed with it. */
export const headings = new Listeners()

type Props = ComponentProps<'h1'> & {
  /** The page title, if it differs from the heading. */
  'data-page'?: string
}

/** The screen's one main heading. It takes the focus after a navigation, so that a reader starts there. */
export const ScreenTitle = ({ className, ...props }: Props) => {
  useEffect(headings.notify)
  return <h1 tabIndex={-1} className={cx(title, className)} {...props} />
}
