import { sets } from '../../../i18n/i18n-sets.ts'
import type { Locales } from '../../../i18n/i18n-types.ts'
import { standings, states } from './memory.ts'

/** A line for each set: how many of its own texts stand where. */
export const statusLines = async (_now: Date): Promise<string[]> => {
  const columns = ['old', ...states] as const
  const rows = await Promise.all(
    (Object.keys(sets) as Locales[]).map(async (set) => {
      const all = [...(await standings(set)).values()]
      return `| ${[set, all.length, ...columns.map((column) => all.filter((each) => each === column).length)].join(' | ')} |`
    }),
  )
  return [`| set | own texts | ${columns.join(' | ')} |`, `|${'---|'.repeat(2 + columns.length)}`, ...rows]
}
