import { Icon, type IconProps } from '../icon.tsx'

/** An arrow up. */
export const UpArrowIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20V5m-6 6 6-6 6 6" />
  </Icon>
)
