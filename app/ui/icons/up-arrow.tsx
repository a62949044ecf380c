import { icon } from '../icon.tsx'

/** An arrow up. */
export const UpArrowIcon = icon(<path d="M12 20V5m-6 6 6-6 6 6" />)
