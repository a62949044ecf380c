import { stalePlaces } from '../../i18n/help/stale-places.ts'
import { clinicalTexts, clinicians } from '../../i18n/readers.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { standingNames, standings } from '../../scripts/texts/states.ts'

/** A line per set: the number of its own texts in each state; then help that grew old, and what a clinician has still to read. */
export const statusLines = async (now: Date): Promise<string[]> => {
  const rows = await Promise.all(
    (Object.keys(sets) as Locales[]).map(async (set) => {
      const allStandings = [...(await standings(set)).values()]
      return `| ${[set, allStandings.length, ...standingNames.map((column) => allStandings.filter((each) => each === column).length)].join(' | ')} |`
    }),
  )
  const stale = stalePlaces(now)
  const help = stale.length > 0 ? [`Help was last read over 180 days ago: ${stale.join(', ')}`] : []
  const unread = (Object.keys(sets) as Locales[]).filter((set) => !clinicians[set])
  const clinical = unread.length > 0 ? [`To be read by a clinician (${clinicalTexts.join(', ')}): ${unread.join(', ')}`] : []
  return [
    `| set | own texts | ${standingNames.join(' | ')} |`,
    `|${'---|'.repeat(2 + standingNames.length)}`,
    ...rows,
    ...help,
    ...clinical,
  ]
}
