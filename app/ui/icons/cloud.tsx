import { icon } from '../icon.tsx'

/** A cloud: the server can be reached. */
export const CloudIcon = icon(<path d="M7.5 18.5a4.6 4.6 0 0 1-.6-9.2 6 6 0 0 1 11.3 1.8 3.8 3.8 0 0 1-.7 7.4Z" />)
