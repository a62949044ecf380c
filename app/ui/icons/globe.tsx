import { Icon, type IconProps } from '../icon.tsx'

/** A globe: language, or the web. */
export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3.3 3 3.3 15 0 18M12 3c-3.3 3-3.3 15 0 18" />
  </Icon>
)
