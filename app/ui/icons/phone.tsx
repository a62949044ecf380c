import { icon } from '../icon.tsx'

/** A telephone. */
export const PhoneIcon = icon(<path d="M8.5 4.5 6 5c-1.5 5.5 6.5 14.5 13 13.5l.7-3-4-2-1.7 1.5c-2-1-3.5-2.7-4.5-4.5L11 9Z" />)
