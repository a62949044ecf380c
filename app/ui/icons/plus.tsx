import { Icon, type IconProps } from '../icon.tsx'

/** A plus: unfolds. */
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 6v12M6 12h12" />
  </Icon>
)
