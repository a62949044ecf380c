import { css, cx } from '@linaria/core'
import { type ComponentProps, useEffect } from 'react'
import { Listeners } from '../listeners.ts'
import { smallHeight } from '../theme/breakpoints.ts'

const title = css`
  ${smallHeight} {
    font-size: 1.375rem;
  }
`

/** Told after each rendering of a main heading: what the page is called may have changed with it. */
export const headings = new Listeners()

type Props = ComponentProps<'h1'> & {
  /** What the page is called, where it is not by these words. */
  'data-page'?: string
}

/** The screen's one main heading. It takes the focus after a navigation, so that a reader starts there. */
export const ScreenTitle = ({ className, ...props }: Props) => {
  useEffect(headings.notify)
  return <h1 tabIndex={-1} className={cx(title, className)} {...props} />
}
