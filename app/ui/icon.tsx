import { css, cx } from '@linaria/core'
import type { ComponentProps, ReactNode } from 'react'

const drawing = css`
  width: var(--icon, 1.5rem);
  height: var(--icon, 1.5rem);
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`

export type IconProps = { className?: string | undefined }

/** A line drawing on a 24-unit grid. Decorative. */
export const Icon = ({ className, ...props }: ComponentProps<'svg'>) => (
  <svg className={cx(drawing, className)} viewBox="0 0 24 24" aria-hidden="true" {...props} />
)

/** The icon of this path, and perhaps of one more form. */
export const icon = (path: string, form?: ReactNode) => () => (
  <Icon>
    {form}
    <path d={path} />
  </Icon>
)

// Those of the first screen and the shell, which the first load carries.

export const AlertIcon = icon('M12 7.5V13m0 3.3v.1', <circle cx="12" cy="12" r="9" />)
export const ClockIcon = icon('M12 7v5l3.5 2', <circle cx="12" cy="12" r="9" />)
export const DownIcon = icon('m6 9 6 6 6-6')
export const GlobeIcon = icon('M3 12h18M12 3c3.3 3 3.3 15 0 18M12 3c-3.3 3-3.3 15 0 18', <circle cx="12" cy="12" r="9" />)
export const LockIcon = icon('M8 11V8a4 4 0 0 1 8 0v3', <rect x="5" y="11" width="14" height="9.5" rx="2" />)
export const PointsIcon = icon('M9 3.5h9a2 2 0 0 1 2 2v12', <rect x="4" y="6.5" width="11" height="14" rx="2" />)
