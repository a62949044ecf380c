import { Icon, type IconProps } from '../icon.tsx'

export const LeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m15 5-7 7 7 7" />
  </Icon>
)
