import { Icon, type IconProps } from '../icon.tsx'

export const RightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9 5 7 7-7 7" />
  </Icon>
)
