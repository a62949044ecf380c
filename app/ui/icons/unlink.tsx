import { icon } from '../icon.tsx'

/** A chain that has come apart: an address that leads nowhere. */
export const UnlinkIcon = icon(
  <path d="m13.5 6.5 1.8-1.8a4 4 0 0 1 5.6 5.6l-1.8 1.8M10.5 17.5l-1.8 1.8a4 4 0 0 1-5.6-5.6l1.8-1.8M8 3v3M3 8h3M16 21v-3M21 16h-3" />,
)
