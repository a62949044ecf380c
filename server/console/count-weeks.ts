import type { Deps } from '../http/deps.ts'
import { isoWeek } from '../process/iso-week.ts'
import { lastWholeWeek, startOfWeek, week } from './weeks.ts'

/** Counts the games of every week that is over and not counted yet; each week once, in all processes together. */
export const countWeeks = async ({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<number> => {
  const first = await store.figures.firstGame()
  if (first === undefined) return 0
  const now = clock()
  const counted = new Set(await store.figures.countedWeeks())
  let weeks = 0
  for (let from = startOfWeek(first); from <= lastWholeWeek(now); from += week) {
    const name = isoWeek(from)
    if (!counted.has(name) && (await store.figures.countWeek(name, from, from + week, now))) weeks += 1
  }
  return weeks
}
