import { type ComponentProps, useEffect } from 'react'
import { createStore } from '../store.ts'

/** The main heading of the screen that is shown. */
export const heading = createStore<HTMLHeadingElement | null>(null)

/** What the page is called after it. */
export const pageTitle = createStore('')

type Props = Omit<ComponentProps<'h1'>, 'ref'> & {
  /** The page title, if it differs from the heading. */
  'data-page'?: string
}

/** The screen's one main heading. It takes the focus after a navigation, so that a reader starts there. */
export const ScreenTitle = (props: Props) => {
  useEffect(() => pageTitle.set(props['data-page'] ?? heading.get()?.textContent ?? ''))
  return <h1 ref={heading.set} tabIndex={-1} {...props} />
}
