import { icon } from '../icon.tsx'

/** A check mark. */
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
