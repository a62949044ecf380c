import { css } from '@linaria/core'
import type { ReactNode } from 'react'

/** For assistive technology only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={visuallyHidden}>{children}</span>
