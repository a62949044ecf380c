import { join } from 'node:path'
import { countedEvents } from '../../contract/player-calls.ts'
import { dayOf, lastWholeWeek, weekMs } from '../../server/process/time.ts'
import { openSqlite } from '../../server/store/sqlite/open-sqlite.ts'
import { createStore } from '../../server/store/store.ts'
import { reachedCards } from '../../server/store/tallies.ts'

/** Seeds counted weeks for an operator of a running server, so that its figures have every chart and table. */
export const countGames = async (dataDir: string, operator: string): Promise<void> => {
  const { tallies, close } = createStore(await openSqlite(join(dataDir, 'gamalyze.sqlite')))
  const now = Date.now()
  for (let back = 2; back <= 9; back++) {
    const day = dayOf(lastWholeWeek(now) - back * weekMs)
    const counts = {
      language: { eng: 70, dan: 40 },
      analysed: { 'low-risk': 31, 'medium-risk': 15, risky: 9, 'high-risk': 3 },
      guessed: { '': 51 },
    }
    for (const [event, keys] of Object.entries(counts))
      for (const [key, count] of Object.entries(keys))
        await tallies.add({ operator, day, event: event as keyof typeof counts, key, count: count * back })
    // Of each ten cards some games more are left than of the ten before.
    for (const [step, card] of reachedCards.entries())
      await tallies.add({ operator, day, event: 'reached', key: String(card), count: back * (112 - (step * (step + 5)) / 2) })
    for (const event of countedEvents) await tallies.add({ operator, day, event, count: 12 })
  }
  await close()
}
