import type { Results } from './results.ts'

type Judged = Pick<Results, 'quality' | 'score_version'>

/** Whether a result may be stated: nothing limits it, and it is of the method in force. */
export const isStated = ({ quality, score_version }: Judged): boolean => quality.firm && score_version !== 'risk-1'

/** Whether habits may be spoken of, and the player be compared with others: the result may be stated, and no flag stands beside it. */
export const tellsHabits = (results: Judged): boolean => isStated(results) && results.quality.flags.length === 0
