import { type RiskCategory, riskCategories } from '../../../contract/profile.ts'
import { riskCategory } from '../risk.ts'

/** Groups of people in the open data. None of them was chosen for gambling. */
export type KnownGroup = 'healthy' | 'control' | 'amphetamine' | 'heroin'

export type GroupSummary<Group = KnownGroup> = {
  group: Group
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
  usersAgainstHealthy: Discrimination
} => {
  const scoresOf = (...groups: KnownGroup[]) => people.filter(({ group }) => groups.includes(group)).map(({ riskScore }) => riskScore)
  const groups = (['healthy', 'control', 'amphetamine', 'heroin'] as const).map((group) => groupSummary(group, scoresOf(group)))
  const users = scoresOf('amphetamine', 'heroin')
  return {
    groups,
    usersAgainstControls: discrimination(users, scoresOf('control')),
    usersAgainstHealthy: discrimination(users, scoresOf('healthy', 'control')),
  }
}

/** How the risk score falls in one group. */
export const groupSummary = <Group>(group: Group, scores: readonly number[]): GroupSummary<Group> => {
  const share = (category: RiskCategory) => scores.filter((score) => riskCategory(Math.round(score)) === category).length / scores.length
  return {
    group,
    n: scores.length,
    meanScore: round(mean(scores)),
    sdScore: scores.length > 1 ? round(Math.sqrt(variance(scores))) : 0,
    categories: Object.fromEntries(riskCategories.map((category) => [category, round(share(category))])) as Record<RiskCategory, number>,
  }
}

/** The area under the ROC curve with the interval of DeLong, DeLong & Clarke-Pearson (1988), Biometrics 44:837. */
export const discrimination = (cases: readonly number[], controls: readonly number[]): Discrimination => {
  const above = (a: number, b: number) => (a > b ? 1 : a === b ? 0.5 : 0)
  const ofCases = cases.map((score) => mean(controls.map((other) => above(score, other))))
  const ofControls = controls.map((score) => mean(cases.map((other) => above(other, score))))
  const auc = mean(ofCases)
  const reach = 1.96 * Math.sqrt(variance(ofCases) / cases.length + variance(ofControls) / controls.length)
  return { auc: round(auc), low: round(auc - reach), high: round(Math.min(auc + reach, 1)) }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const variance = (values: readonly number[]): number => {
  const centre = mean(values)
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1)
}

const round = (value: number) => Number(value.toPrecision(3))
