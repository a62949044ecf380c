import { icon } from '../icon.tsx'

/** An hourglass: pace. */
export const HourglassIcon = icon(
  <path d="M7 3.5h10M7 20.5h10M8 3.5c0 5 3 6 4 8.5 1-2.5 4-3.5 4-8.5M8 20.5c0-5 3-6 4-8.5 1 2.5 4 3.5 4 8.5" />,
)
