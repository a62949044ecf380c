import { type ComponentProps, useEffect } from 'react'
import { createStore } from '../store.ts'

/** The main heading of the screen that is shown. */
export const heading = createStore<HTMLHeadingElement | null>(null)

/** What the page is called after it. */
export const pageTitle = createStore('')

/** Whether the focus may be moved: in a partner's page only while the frame has it, which a press, a key or that page has given. */
export const hasFocus = (): boolean => window.parent === window || document.hasFocus()

/** Moves the focus there, unless it is elsewhere in the partner's page. */
export const takeFocus = (element: HTMLElement | null, preventScroll = true): void => {
  if (hasFocus()) element?.focus({ preventScroll })
}

type Props = Omit<ComponentProps<'h1'>, 'ref'> & {
  /** The page title, if it differs from the heading. */
  'data-page'?: string
}

/** The screen's one main heading. It takes the focus after a navigation, so that a reader starts there. */
export const ScreenTitle = (props: Props) => {
  useEffect(() => pageTitle.set(props['data-page'] ?? heading.get()?.textContent ?? ''))
  return <h1 ref={heading.set} tabIndex={-1} {...props} />
}
