import { icon } from '../icon.tsx'

/** A shield: anonymity. */
export const ShieldIcon = icon(<path d="M12 3.5c2.5 1.7 5 2.4 7.5 2.5 0 7-2.5 12-7.5 14.5C7 18 4.5 13 4.5 6c2.5-.1 5-.8 7.5-2.5Z" />)
