import { type RiskCategory, riskCategories } from '../../../contract/profile.ts'
import { riskCategory } from '../risk.ts'

/** Groups of people in the open data. None of them was chosen for gambling. */
export type KnownGroup = 'healthy' | 'control' | 'amphetamine' | 'heroin'

export type GroupSummary = {
  group: KnownGroup
  n: number
  meanScore: number
  sdScore: number
  /** share of people in each category, 0–1 */
  categories: Record<RiskCategory, number>
}

export type Discrimination = {
  /** chance that a drug user scores higher than a control, ties halved */
  auc: number
  /** 95 % interval */
  low: number
  high: number
}

/** How the risk score falls in the groups, and how well it tells drug users from controls of the same study. */
export const groupSummaries = (
  people: readonly { group: KnownGroup; riskScore: number }[],
): {
  groups: GroupSummary[]
  usersAgainstControls: Discrimination
} => {
  const scoresOf = (...groups: KnownGroup[]) => people.filter(({ group }) => groups.includes(group)).map(({ riskScore }) => riskScore)
  const groups = (['healthy', 'control', 'amphetamine', 'heroin'] as const).map((group) => summary(group, scoresOf(group)))
  return { groups, usersAgainstControls: discrimination(scoresOf('amphetamine', 'heroin'), scoresOf('control')) }
}

const summary = (group: KnownGroup, scores: readonly number[]): GroupSummary => {
  const mean = scores.reduce((a, b) => a + b, 0) / scores.length
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1)
  const share = (category: RiskCategory) => scores.filter((score) => riskCategory(Math.round(score)) === category).length / scores.length
  return {
    group,
    n: scores.length,
    meanScore: round(mean),
    sdScore: round(Math.sqrt(variance)),
    categories: Object.fromEntries(riskCategories.map((category) => [category, round(share(category))])) as Record<RiskCategory, number>,
  }
}

/** The area under the ROC curve with the standard error of Hanley & McNeil (1982), Radiology 143:29. */
const discrimination = (cases: readonly number[], controls: readonly number[]): Discrimination => {
  let wins = 0
  for (const a of cases) for (const b of controls) wins += a > b ? 1 : a === b ? 0.5 : 0
  const auc = wins / (cases.length * controls.length)
  const q1 = auc / (2 - auc)
  const q2 = (2 * auc * auc) / (1 + auc)
  const variance =
    (auc * (1 - auc) + (cases.length - 1) * (q1 - auc * auc) + (controls.length - 1) * (q2 - auc * auc)) / (cases.length * controls.length)
  const reach = 1.96 * Math.sqrt(variance)
  return { auc: round(auc), low: round(auc - reach), high: round(auc + reach) }
}

const round = (value: number) => Number(value.toPrecision(3))
