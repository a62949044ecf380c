import { icon } from '../icon.tsx'

/** A wallet: money. */
export const WalletIcon = icon(
  <path d="M17 8V5.5L5 7.2A2 2 0 0 0 3.5 9v9A1.5 1.5 0 0 0 5 19.5h14a1.5 1.5 0 0 0 1.5-1.5V9.5A1.5 1.5 0 0 0 19 8H5M16.5 13.8v.1" />,
)
