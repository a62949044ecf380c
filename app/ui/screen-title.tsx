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

/** The screen's one main heading, which gets the focus after a navigation. `data-page`: the page title, if it differs. */
export const ScreenTitle = (props: Omit<ComponentProps<'h1'>, 'ref'> & { 'data-page'?: string }) => {
  useEffect(() => pageTitle.set(props['data-page'] ?? heading.get()?.textContent ?? ''))
  return <h1 ref={heading.set} tabIndex={-1} {...props} />
}
