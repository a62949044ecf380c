import { icon } from '../icon.tsx'

/** A struck-out circle: blocked. */
export const BanIcon = icon(<path d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM5.700 5.700l12.600 12.600" />)
