import { join } from 'node:path'
import { countedEvents } from '../../contract/count-calls.ts'
import { leftGroups } from '../../server/console/count-weeks.ts'
import { lastWholeWeek, weekMs } from '../../server/console/weeks.ts'
import { isoWeek } from '../../server/process/iso-week.ts'
import type { FigureKind } from '../../server/store/schema/upkeep.ts'
import { openSqlite } from '../../server/store/sqlite/open-sqlite.ts'
import { createStore } from '../../server/store/store.ts'

/** Seeds counted weeks for an operator of a running server, so that its figures have every chart and table. */
export const countGames = async (dataDir: string, operator: string): Promise<void> => {
  const store = createStore(await openSqlite(join(dataDir, 'gamalyze.sqlite')))
  const now = Date.now()
  for (let back = 2; back <= 9; back++) {
    const name = isoWeek(lastWholeWeek(now) - back * weekMs)
    const weekCounts = (kind: FigureKind, counts: Record<string, number>) =>
      Object.entries(counts).map(([key, count]) => ({ operator, test: false, kind, key, count: count * back }))
    await store.figures.addPages(operator, name, 'eng', 70 * back)
    await store.figures.addPages(operator, name, 'dan', 40 * back)
    for (const event of countedEvents) for (let count = 0; count < 12; count++) await store.eventCounts.add({ operator, week: name, event })
    await store.figures.addWeek(now, name, [
      ...weekCounts('games', { started: 90, completed: 60, analysed: 58, guessed: 51 }),
      ...weekCounts('left', Object.fromEntries(leftGroups.map((group, index) => [group, 3 + index]))),
      ...weekCounts('category', { 'low-risk': 31, 'medium-risk': 15, risky: 9, 'high-risk': 3 }),
    ])
  }
  await store.close()
}
