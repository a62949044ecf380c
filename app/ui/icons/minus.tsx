import { Icon, type IconProps } from '../icon.tsx'

/** A minus: folds up. */
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 12h12" />
  </Icon>
)
