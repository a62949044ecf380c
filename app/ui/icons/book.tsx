import { icon } from '../icon.tsx'

/** An open book: knowledge. */
export const BookIcon = icon(
  <path d="M12 6.5C10 5 7 4.5 3.5 4.8v13.4C7 18 10 18.5 12 20c2-1.5 5-2 8.5-1.8V4.8C17 4.5 14 5 12 6.5Zm0 0V20" />,
)
