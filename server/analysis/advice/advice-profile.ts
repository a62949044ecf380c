import { type Measure, type RiskCategory, riskCategories } from '../../../contract/scales.ts'
import { isEarlierMethod } from '../../../contract/stated.ts'
import type { GameAnalysis } from '../types.ts'

/**
 * Inputs of the advice table. Quantiles are 0–100. What is unknown, denied by the player's own counts, or had another meaning in an earlier
 * method is NaN: no rule applies to it.
 */
export type AdviceProfile = {
  /** sensitivity to rewards, to losses, to frequent wins, and persistence */
  rewards: number
  losses: number
  frequency: number
  persistence: number
  /** 1 low-risk … 4 high-risk */
  category: number
  /** guess − risk score */
  guessDifference: number
  /** percentile of post-loss chasing */
  chasing: number
  /** median reaction time, ms */
  reactionTime: number
  /** balance − 2000 */
  net: number
  randomPopup: boolean
  /** play time, s */
  duration: number
}

const categoryNumber = (category: RiskCategory) => riskCategories.indexOf(category) + 1

/** The numbers of an analysed game that the tip rules compare; `riskGuess` is 0 to 100. */
export const adviceProfile = ({ results, behaviour, chasingPercentile }: GameAnalysis, riskGuess: number): AdviceProfile => {
  const quantile = (measure: Measure) =>
    isEarlierMethod(results) || results.levels[measure].status === 'denied' ? Number.NaN : results[measure]
  return {
    rewards: quantile('arew'),
    losses: quantile('apun'),
    frequency: quantile('betaF'),
    persistence: quantile('betaP'),
    category: categoryNumber(results.category),
    guessDifference: riskGuess - results.risk_score,
    chasing: chasingPercentile,
    reactionTime: behaviour.medianReactionTime ?? Number.NaN,
    net: behaviour.net,
    randomPopup: behaviour.randomPopup,
    duration: behaviour.duration ?? Number.NaN,
  }
}
