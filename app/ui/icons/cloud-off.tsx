import { icon } from '../icon.tsx'

/** A cloud that is struck out: the server cannot be reached. */
export const CloudOffIcon = icon(<path d="m4 4 16 16M9.4 6.4A6 6 0 0 1 17.8 11a4 4 0 0 1 2.4 6.3M6.8 9.3a4.6 4.6 0 0 0 .7 9.2h10" />)
