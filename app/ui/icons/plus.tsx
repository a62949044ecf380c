import { icon } from '../icon.tsx'

/** A plus: unfolds. */
export const PlusIcon = icon(<path d="M12 6v12M6 12h12" />)
