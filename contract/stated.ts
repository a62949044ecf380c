import type { Results } from './results.ts'

type Judged = Pick<Results, 'quality'>

/** Whether a result may be stated: nothing limits it. */
export const isStated = ({ quality }: Judged): boolean => quality.firm

/** Whether habits may be spoken of, and the player be compared with others: the result may be stated, and no flag stands beside it. */
export const tellsHabits = (results: Judged): boolean => isStated(results) && results.quality.flags.length === 0
