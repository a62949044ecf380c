import { icon } from '../icon.tsx'

/** Share a link. */
export const ShareIcon = icon(<path d="M12 15V4m-4 4 4-4 4 4M6 11H5v9h14v-9h-1" />)
