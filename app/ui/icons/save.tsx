import { Icon, type IconProps } from '../icon.tsx'

/** Download to a file. */
export const SaveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
  </Icon>
)
