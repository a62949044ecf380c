import { css, cx } from '@linaria/core'
import { Icon, type IconProps } from '../icon.tsx'

const mirrored = css`
  scale: var(--forward) 1;
`

/** Points to where the line begins. */
export const LeftIcon = ({ className }: IconProps) => (
  <Icon className={cx(mirrored, className)}>
    <path d="m15 5-7 7 7 7" />
  </Icon>
)
