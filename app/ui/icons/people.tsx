import { icon } from '../icon.tsx'

/** Two people: support. */
export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8.5" r="3.2" />
    <path d="M3.5 19.5c0-7 11-7 11 0M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.5c2 .8 3 2.5 3 5" />
  </>,
)
