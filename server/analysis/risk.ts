import type { RiskCategory } from '../../contract/profile.ts'
import { riskBorders } from '../../contract/scales.ts'

/** The four parts of the risk score. */
export type RiskParts = {
  /** D20: share of draws 21–80 from bad decks, 0–1 */
  badShare: number
  /** M20: the same share when the player's posterior is simulated on all nine structures, 0–1 */
  simulatedBadShare: number
  /** C: (bad + 3) / (draws + 6) within three draws after a loss on a bad deck */
  chasing: number
  /** posterior mean of z2, the unbounded form of sensitivity to losses */
  zApun: number
}

/** Weight of each part and its mean and sd in the reference group of 665 (version ref-1). They define the score and stay fixed. */
const parts: Record<keyof RiskParts, { weight: number; mean: number; sd: number }> = {
  badShare: { weight: 0.25, mean: 0.4517794486215539, sd: 0.1917681648536197 },
  simulatedBadShare: { weight: 0.25, mean: 0.4476280980228349, sd: 0.10372045176564192 },
  chasing: { weight: 0.2, mean: 0.5136145494886477, sd: 0.1426371351852623 },
  zApun: { weight: -0.3, mean: -1.475232681872439, sd: 0.3645466024787043 },
}
const compositeSd = 0.7553109216981951

/** ±9 points: one standard error of a simulated repeat (8.7), rounded up. */
export const riskBand = 9

/** Mean 50 and sd 15 in the reference group, 0–100, not rounded. A scale of its own, not a percentile. */
export const riskScore = (values: RiskParts): number => {
  let composite = 0
  for (const [name, { weight, mean, sd }] of Object.entries(parts) as [keyof RiskParts, (typeof parts)[keyof RiskParts]][]) {
    composite += (weight * (values[name] - mean)) / sd
  }
  return Math.min(Math.max(50 + (15 * composite) / compositeSd, 0), 100)
}

/** The category of a shown (whole) risk score. */
export const riskCategory = (score: number): RiskCategory => {
  const [medium, risky, high] = riskBorders
  return score < medium ? 'low-risk' : score < risky ? 'medium-risk' : score < high ? 'risky' : 'high-risk'
}

/** Share of chased losses, drawn towards one half where there were few: (bad + 3) / (draws + 6). */
export const chasingShare = ({ draws, bad }: { draws: number; bad: number }): number => (bad + 3) / (draws + 6)
