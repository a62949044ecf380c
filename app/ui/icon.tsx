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
export const icon = (path: string, form?: ReactNode) => (props: IconProps) => (
  <Icon {...props}>
    {form}
    <path d={path} />
  </Icon>
)
