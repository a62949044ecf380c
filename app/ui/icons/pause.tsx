import { Icon, type IconProps } from '../icon.tsx'

/** Two bars: pause. */
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6v12M15 6v12" />
  </Icon>
)
