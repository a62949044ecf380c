import type { Results } from './results.ts'
import { currentScoreVersion } from './scales.ts'

type Judged = Pick<Results, 'quality'>

/** Whether a result may be stated: nothing limits it. */
export const isStated = ({ quality }: Judged): boolean => quality.firm

/** Whether habits and comparisons may be stated: the result is firm and has no flag. */
export const statesHabits = (results: Judged): boolean => isStated(results) && results.quality.flags.length === 0

/** Whether a result comes from an earlier formula: its numbers stand, but nothing of today's is compared with them. */
export const isEarlierMethod = ({ score_version }: Pick<Results, 'score_version'>): boolean => score_version !== currentScoreVersion
