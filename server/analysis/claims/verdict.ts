import type { Claim } from '../../../contract/claims.ts'
import type { Results } from '../../../contract/results.ts'
import type { Repeat } from '../repeat.ts'
import { claim } from './claim.ts'

const categories = {
  'low-risk': 'verdict_low_risk',
  'medium-risk': 'verdict_medium_risk',
  risky: 'verdict_risky',
  'high-risk': 'verdict_high_risk',
} as const

/** The category, and how stable it is. */
export const verdictClaims = ({ risk_score: score, category }: Pick<Results, 'risk_score' | 'category'>, repeat: Repeat): Claim[] => {
  const [low, high] = repeat.range
  return [
    claim(categories[category], { score }),
    claim('verdict_repeat', { low, high, same: Math.round(100 * repeat.sameCategory) }),
    ...(score < low || score > high ? [claim('verdict_towards_middle', { score })] : []),
  ]
}

/** `percentile`: how many of 100 in the comparison group have a lower score. */
export const comparisonClaim = (percentile: number): Claim =>
  percentile >= 50 ? claim('verdict_higher_than', { share: percentile }) : claim('verdict_lower_than', { share: 100 - percentile })
