import { icon } from '../icon.tsx'

/** A minus: folds up. */
export const MinusIcon = icon(<path d="M6 12h12" />)
