import { stalePlaces } from '../../../i18n/help/stale-places.ts'
import { type Locales, sets } from '../../../i18n/sets.ts'
import { states } from './state-file.ts'
import { standings } from './states.ts'

/** A line per set: the number of its own texts in each state. */
export const statusLines = async (now: Date): Promise<string[]> => {
  const columns = ['old', ...states] as const
  const rows = await Promise.all(
    (Object.keys(sets) as Locales[]).map(async (set) => {
      const all = [...(await standings(set)).values()]
      return `| ${[set, all.length, ...columns.map((column) => all.filter((each) => each === column).length)].join(' | ')} |`
    }),
  )
  const stale = stalePlaces(now)
  const help = stale.length > 0 ? [`Help was last read over 180 days ago: ${stale.join(', ')}`] : []
  return [`| set | own texts | ${columns.join(' | ')} |`, `|${'---|'.repeat(2 + columns.length)}`, ...rows, ...help]
}
