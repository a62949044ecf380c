import { icon } from '../icon.tsx'

/** A triangle with an exclamation mark. */
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5V13m0 3.3v.1" />
  </>,
)
