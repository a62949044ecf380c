import { parseArgs } from 'node:util'
import type { Io } from '../main.ts'
import { openNamed } from '../with-store.ts'

export const usage = 'stats [--json]                           counts of games for each operator; numbers under 10 are not shown'

/** Smaller numbers could identify a person. */
const smallest = 10

const atLeast = <Hidden>(count: number, hidden: Hidden): number | Hidden => (count < smallest ? hidden : count)

/** Prints started, completed and analysed games per operator, including removed games and excluding test games. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { json } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } }).values
  const store = await openNamed(io)
  try {
    const row = (operator: string, counts: string[]) => [operator.padEnd(20), ...counts.map((count) => count.padStart(10))].join('  ')
    const names = ['started', 'completed', 'analysed'] as const
    if (!json) io.out(row('operator', [...names]))
    for (const { operator, ...counts } of await store.countGames())
      if (json) io.out(JSON.stringify({ operator, ...Object.fromEntries(names.map((name) => [name, atLeast(counts[name], null)])) }))
      else
        io.out(
          row(
            operator,
            names.map((name) => `${atLeast(counts[name], `<${smallest}`)}`),
          ),
        )
    return 0
  } finally {
    await store.close()
  }
}
