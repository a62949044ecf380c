import { Icon, type IconProps } from '../icon.tsx'

/** An arrow down. */
export const DownArrowIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v15m-6-6 6 6 6-6" />
  </Icon>
)
