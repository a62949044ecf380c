import type { Results } from './results.ts'

type Judged = Pick<Results, 'quality'>

/** Whether a result may be stated: nothing limits it. */
export const isStated = ({ quality }: Judged): boolean => quality.firm

/** Whether habits and comparisons may be stated: the result is firm and has no flag. */
export const statesHabits = (results: Judged): boolean => isStated(results) && results.quality.flags.length === 0
