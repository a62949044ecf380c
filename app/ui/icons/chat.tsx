import { icon } from '../icon.tsx'

/** A speech bubble. */
export const ChatIcon = icon(
  <path d="M4 6.500a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-4.500 3.500v-3.500H6a2 2 0 0 1-2-2zM8 9h8M8 12.500h5" />,
)
