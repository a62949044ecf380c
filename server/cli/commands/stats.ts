import { action } from '../command.ts'
import { withStore } from '../with-store.ts'

/** Smaller numbers could identify a person. */
const smallest = 10

const atLeast = <Hidden>(count: number, hidden: Hidden): number | Hidden => (count < smallest ? hidden : count)

/** Started, completed and analysed games per operator, including removed games and excluding test games. */
export const actions = action({
  about: `counts of games for each operator; numbers under ${smallest} are not shown`,
  run: (_, io) =>
    withStore(io, async (store) => {
      const row = (operator: string, counts: string[]) => [operator.padEnd(20), ...counts.map((count) => count.padStart(10))].join('  ')
      const names = ['started', 'completed', 'analysed'] as const
      if (!io.json) io.out(row('operator', [...names]))
      for (const { operator, ...counts } of await store.countGames())
        io.print(
          { operator, ...Object.fromEntries(names.map((name) => [name, atLeast(counts[name], null)])) },
          row(
            operator,
            names.map((name) => `${atLeast(counts[name], `<${smallest}`)}`),
          ),
        )
    }),
})
