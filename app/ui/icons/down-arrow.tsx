import { icon } from '../icon.tsx'

/** An arrow down. */
export const DownArrowIcon = icon(<path d="M12 4v15m-6-6 6 6 6-6" />)
