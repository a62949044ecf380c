import { css, cx } from '@linaria/core'
import { type ComponentProps, createContext, createRef, use, useEffect } from 'react'
import { createStore } from '../store.ts'
import { smallHeight } from '../theme/breakpoints.ts'

const title = css`
  ${smallHeight} {
    font-size: 1.375rem;
  }
`

const HeadingContext = createContext({ heading: createRef<HTMLHeadingElement>(), pageTitle: createStore('') })

/** The main heading of the screen that is shown, and what the page is called after it. */
export const useHeading = () => use(HeadingContext)

type Props = Omit<ComponentProps<'h1'>, 'ref'> & {
  /** The page title, if it differs from the heading. */
  'data-page'?: string
}

/** The screen's one main heading. It takes the focus after a navigation, so that a reader starts there. */
export const ScreenTitle = ({ className, ...props }: Props) => {
  const { heading, pageTitle } = useHeading()
  useEffect(() => pageTitle.set(props['data-page'] ?? heading.current?.textContent ?? ''))
  return <h1 ref={heading} tabIndex={-1} className={cx(title, className)} {...props} />
}
