import { Icon, type IconProps } from '../icon.tsx'

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 12h12" />
  </Icon>
)
