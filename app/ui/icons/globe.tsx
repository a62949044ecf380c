import { icon } from '../icon.tsx'

/** A globe: language, or the web. */
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3.3 3 3.3 15 0 18M12 3c-3.3 3-3.3 15 0 18" />
  </>,
)
