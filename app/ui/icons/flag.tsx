import { icon } from '../icon.tsx'

/** A flag: decisions. */
export const FlagIcon = icon(<path d="M6 21V4m0 1c4-2 7 2 12 0v9c-5 2-8-2-12 0" />)
