import { volunteerCounts } from '../../../contract/volunteer-counts.ts'

/** Quartiles of 665 volunteers' behaviour, the yardstick of "most people": lower, median, upper. */
const quartiles = (name: Exclude<keyof typeof volunteerCounts, 'sources'>) => {
  const [lower, median, upper] = volunteerCounts[name].quartiles
  return { lower, median, upper }
}

export const volunteers = {
  /** of cards 21–80 */
  losingCards: quartiles('losingCards'),
  /** percentage points */
  lossEffect: quartiles('lossEffect'),
  /** percentage points, without its sign */
  lossEffectSize: quartiles('lossEffectSize'),
  /** of 79 */
  switches: quartiles('switches'),
  longestRun: quartiles('longestRun'),
  /** 0–1 */
  staysAfterLosses: quartiles('staysAfterLosses'),
}
