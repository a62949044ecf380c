import * as all from './all.ts'
import type { HelpEntry } from './entry.ts'

/** The entries of all places, `world` last. */
export const entries: readonly HelpEntry[] = Object.values<HelpEntry | readonly HelpEntry[]>(all)
  .flat()
  .toSorted((one, other) => (one.place < other.place ? -1 : 1))
