import type { ComponentProps } from 'react'

/** The screen's one main heading. It takes the focus after a navigation, so that a reader starts there. */
export const ScreenTitle = (props: ComponentProps<'h1'>) => <h1 tabIndex={-1} {...props} />
