import { icon } from '../icon.tsx'

/** Points down: more is below. */
export const DownIcon = icon(<path d="m6 9 6 6 6-6" />)
