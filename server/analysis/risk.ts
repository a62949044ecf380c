import { currentScoreVersion, type RiskCategory, riskBorders } from '../../contract/scales.ts'
import { clamp } from './numbers.ts'
import volunteers from './reference/research-volunteers.json' with { type: 'json' }

/** Identifies the formula of the score; stored with every result. */
export const scoreVersion = currentScoreVersion

/** Inputs of the score: the first part is a count, the second can be checked against counts. */
export type RiskSeen = {
  /** The share of draws 21–80 from bad decks, 0–1 */
  badShare: number
  /** LE: how much more often the player stayed after a win than after a loss, −1 to 1 */
  lossEffect: number
  /** posterior mean of z2, the unbounded form of sensitivity to losses */
  zApun: number
}

type Moments = { mean: number; sd: number }

/** Means and sds in the reference group of 665; `composite` is the weighted sum of the two parts. They define the score. */
export type RiskScale = { badShare: Moments; zApun: Moments; composite: Moments }

/** The current scale, as computed by `lab/method-card/build-reference.ts`. */
export const riskScale: RiskScale = volunteers.riskScale

export type Risk = {
  /** 0–100, not rounded */
  score: number
  /** whole points that each part moves the score from 50, and the limit if one binds: then it is the score */
  parts: { bad_share: number; loss_effect: number; limit?: number }
}

const weight = { badShare: 0.6, lossEffect: 0.4 }
const centre = 50
const spread = 15

/** Mean 50 and sd 15 in the reference group, 0–100. A scale of its own, not a percentile. */
export const risk = (measures: RiskSeen, scale: RiskScale = riskScale): Risk => {
  const { mean, sd } = scale.composite
  const [first, second] = weighted(measures, scale)
  const free = centre + (spread * (first + second - mean)) / sd
  const score = clamp(clamp(free, limitAt(lower, measures.badShare), limitAt(upper, measures.badShare)), 0, 100)
  const bad_share = whole((spread * first) / sd)
  const loss_effect = whole(free) - centre - bad_share
  const shownScore = whole(score)
  return { score, parts: { bad_share, loss_effect, ...(shownScore !== clamp(whole(free), 0, 100) && { limit: shownScore }) } }
}

/** The weighted sum of both parts, before scaling to the score. */
export const composite = (measures: RiskSeen, scale: Omit<RiskScale, 'composite'>): number => {
  const [first, second] = weighted(measures, scale)
  return first + second
}

const weighted = ({ badShare, lossEffect, zApun }: RiskSeen, scale: Omit<RiskScale, 'composite'>): [number, number] => {
  const zBad = (badShare - scale.badShare.mean) / scale.badShare.sd
  const zLoss = -(zApun - scale.zApun.mean) / scale.zApun.sd
  // A player who stays more after losses than after wins gets no lower risk from the model's sensitivity to losses.
  const credit = clamp((lossEffect + 0.3) / 0.3, 0, 1)
  return [weight.badShare * zBad, weight.lossEffect * (zLoss < 0 ? credit * zLoss : zLoss)]
}

/** Bounds of the score by the late cards from losing decks, linear in between, at most 2 points a card: the draws bound what the model may say. */
const upper = [
  [6 / 60, 39],
  [14 / 60, 54],
  [19 / 60, 54],
  [30 / 60, 64],
  [48 / 60, 100],
] as const
const lower = [
  [13 / 60, 0],
  [33 / 60, 40],
] as const

type Line = readonly (readonly [badShare: number, limit: number])[]

const limitAt = (line: Line, badShare: number): number => {
  const next = line.findIndex(([share]) => badShare <= share)
  const [share, limit] = line.at(next)!
  if (next <= 0) return limit
  const [before, from] = line[next - 1]!
  return from + ((limit - from) * (badShare - before)) / (share - before)
}

/** The category of a shown (whole) risk score. */
export const riskCategory = (score: number): RiskCategory => {
  const [medium, risky, high] = riskBorders
  return score < medium ? 'low-risk' : score < risky ? 'medium-risk' : score < high ? 'risky' : 'high-risk'
}

/** Share of chased losses, shrunk towards one half for small counts: (bad + 3) / (draws + 6). Not part of the score. */
export const chasingShare = ({ draws, bad }: { draws: number; bad: number }): number => (bad + 3) / (draws + 6)

/** Never −0, which JSON cannot represent. */
const whole = (value: number) => Math.round(value) + 0
