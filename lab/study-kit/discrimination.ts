import { type RiskCategory, riskCategories } from '../../contract/scales.ts'
import { riskCategory } from '../../server/analysis/risk.ts'
import { mean, variance } from '../method-card/statistics.ts'

/** How the risk score falls in a group of people. */
export type GroupSummary<Group> = {
  group: Group
  n: number
  meanScore: number
  sdScore: number
  /** share of people in each category, 0–1 */
  categories: Record<RiskCategory, number>
}

/** How well the score tells cases from controls. */
export type Discrimination = {
  /** chance that a case scores higher than a control, ties halved */
  auc: number
  /** 95 % interval */
  low: number
  high: number
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

/** How far each case stands above the controls and each control below the cases, 0–1: DeLong's components of the area. */
const components = (cases: readonly number[], controls: readonly number[]) => {
  const above = (a: number, b: number) => (a > b ? 1 : a === b ? 0.5 : 0)
  return {
    ofCases: cases.map((score) => mean(controls.map((other) => above(score, other)))),
    ofControls: controls.map((score) => mean(cases.map((other) => above(other, score)))),
  }
}
const intervalOf = ({ ofCases, ofControls }: ReturnType<typeof components>, lowest: number): Discrimination => {
  const auc = mean(ofCases)
  const reach = 1.96 * Math.sqrt(variance(ofCases) / ofCases.length + variance(ofControls) / ofControls.length)
  return { auc: round(auc), low: round(Math.max(auc - reach, lowest)), high: round(Math.min(auc + reach, 1)) }
}

/** The area under the ROC curve with the interval of DeLong, DeLong & Clarke-Pearson (1988), Biometrics 44:837. */
export const discrimination = (cases: readonly number[], controls: readonly number[]): Discrimination =>
  intervalOf(components(cases, controls), 0)

/** By how much the area of the first measure is larger than that of the second, of the same people in the same order; same source. */
export const discriminationGain = (
  cases: readonly (readonly [number, number])[],
  controls: readonly (readonly [number, number])[],
): Discrimination => {
  const [first, second] = ([0, 1] as const).map((of) =>
    components(
      cases.map((pair) => pair[of]),
      controls.map((pair) => pair[of]),
    ),
  )
  const less = (from: readonly number[] = [], other: readonly number[] = []) => from.map((value, i) => value - (other[i] ?? 0))
  return intervalOf({ ofCases: less(first?.ofCases, second?.ofCases), ofControls: less(first?.ofControls, second?.ofControls) }, -1)
}

const round = (value: number) => Number(value.toPrecision(3))
