import { icon } from '../icon.tsx'

/** Download to a file. */
export const SaveIcon = icon(<path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />)
