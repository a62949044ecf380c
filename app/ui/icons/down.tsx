import { Icon, type IconProps } from '../icon.tsx'

/** Points down: more is below. */
export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
)
