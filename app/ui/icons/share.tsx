import { Icon, type IconProps } from '../icon.tsx'

/** Share a link. */
export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V4m-4 4 4-4 4 4M6 11H5v9h14v-9h-1" />
  </Icon>
)
