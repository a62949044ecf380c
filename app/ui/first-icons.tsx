import { icon } from './icon.tsx'

// Those of the first screen and the shell, which the first load carries.

/** A triangle with an exclamation mark. */
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5V13m0 3.3v.1" />
  </>,
)

/** A clock. */
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </>,
)

/** Points down: more is below. */
export const DownIcon = icon(<path d="m6 9 6 6 6-6" />)

/** A globe: language, or the web. */
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3.3 3 3.3 15 0 18M12 3c-3.3 3-3.3 15 0 18" />
  </>,
)

/** A closed padlock. */
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9.5" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
)

/** Two cards: points. */
export const PointsIcon = icon(
  <>
    <rect x="4" y="6.5" width="11" height="14" rx="2" />
    <path d="M9 3.5h9a2 2 0 0 1 2 2v12" />
  </>,
)
