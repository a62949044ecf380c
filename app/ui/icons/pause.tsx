import { icon } from '../icon.tsx'

/** Two bars: pause. */
export const PauseIcon = icon(<path d="M9 6v12M15 6v12" />)
