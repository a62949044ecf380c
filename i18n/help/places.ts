import { oldestSource } from './check-entry.ts'
import { entries } from './entries.ts'
import { type ShownHelp, shownHelp } from './shown.ts'

/** What players may see of every place, so that an uncertain number never leaves the server; a build of the app holds this alone. */
export const shownPlaces: readonly ShownHelp[] = entries.map(shownHelp)

/** The day the oldest source of each place was read: for checks, not for players. */
export const oldestRead: { readonly [place: string]: string } = Object.fromEntries(
  entries.flatMap((entry) => {
    const oldestReading = oldestSource(entry)
    return oldestReading ? [[entry.place, oldestReading]] : []
  }),
)
