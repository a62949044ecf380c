import { platform, setPriority } from 'node:os'

/** Niceness of threads whose work may wait, from 0 (as all others) to 19. */
const nice = 10

/** Lets the calling worker thread stand back while requests need the CPU. Only Linux has priorities for single threads. */
export function lowerPriority(): void {
  if (platform() === 'linux') setPriority(nice)
}
