import { icon } from '../icon.tsx'

/** Two cards: points. */
export const PointsIcon = icon(
  <>
    <rect x="4" y="6.5" width="11" height="14" rx="2" />
    <path d="M9 3.5h9a2 2 0 0 1 2 2v12" />
  </>,
)
