import { staleAfter } from './check-entry.ts'
import { oldestRead } from './places.ts'

/** Places whose help was read too long ago, for `texts status`, the console and the metric `help_stale_places`. */
export const stalePlaces = (now: Date): string[] =>
  Object.entries(oldestRead)
    .filter(([, read]) => now.getTime() - Date.parse(read) > staleAfter)
    .map(([place]) => place)
