import { parseArgs } from 'node:util'
import { readConfig } from '../../process/config.ts'
import { openStore } from '../../store/open-store.ts'
import type { Io } from '../main.ts'

export const usage = 'stats                                    counts of games for each operator; numbers under 10 are not shown'

/** Numbers below it could point to a person. */
const smallest = 10

/** Prints started, completed and analysed games of each operator, removed ones included and test games left out. */
export const run = async (args: string[], io: Io): Promise<number> => {
  parseArgs({ args, options: {} })
  const store = await openStore(readConfig(io.env))
  try {
    const shown = (count: number): string => (count < smallest ? `<${smallest}` : String(count)).padStart(10)
    io.out(['operator'.padEnd(20), ...['started', 'completed', 'analysed'].map((name) => name.padStart(10))].join('  '))
    for (const { operator, started, completed, analysed } of await store.countGames())
      io.out([operator.padEnd(20), shown(started), shown(completed), shown(analysed)].join('  '))
    return 0
  } finally {
    await store.close()
  }
}
