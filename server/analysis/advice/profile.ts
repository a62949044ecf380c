import { cardsPerGame } from '../../../contract/constants.ts'
import { type RiskCategory, riskCategories } from '../../../contract/profile.ts'
import type { GameAnalysis } from '../types.ts'

/** What the advice table looks at. Quantiles are 0–100. */
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
  /** changes of deck, 0–1 of all chances */
  switchRate: number
  randomPopup: boolean
  /** play time, s */
  duration: number
}

const categoryNumber = (category: RiskCategory) => riskCategories.indexOf(category) + 1

export const adviceProfile = ({ results, behaviour, chasingPercentile }: GameAnalysis, riskGuess: number): AdviceProfile => ({
  rewards: results.arew,
  losses: results.apun,
  frequency: results.betaF,
  persistence: results.betaP,
  category: categoryNumber(results.category),
  guessDifference: riskGuess - results.risk_score,
  chasing: chasingPercentile,
  reactionTime: behaviour.medianReactionTime,
  net: behaviour.net,
  switchRate: behaviour.switches / (cardsPerGame - 1),
  randomPopup: behaviour.randomPopup,
  duration: behaviour.duration,
})
