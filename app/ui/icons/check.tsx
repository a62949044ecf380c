import { Icon, type IconProps } from '../icon.tsx'

/** A check mark. */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)
