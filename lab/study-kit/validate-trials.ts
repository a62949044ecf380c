import { cardsPerGame } from '../../contract/constants.ts'
import { type RiskCategory, riskCategories } from '../../contract/scales.ts'
import { assess } from '../../server/analysis/assess.ts'
import { modelVersion } from '../../server/analysis/model.ts'
import { risk, riskCategory, scoreVersion } from '../../server/analysis/risk.ts'
import { type Discrimination, discrimination, type GroupSummary, groupSummary } from './discrimination.ts'
import type { TrialPerson } from './trials.ts'

/** A proportion with its 95 % Wilson (1927) interval. */
export type Share = { share: number; low: number; high: number }

export type Validation = {
  modelVersion: string
  scoreVersion: string
  groups: GroupSummary<string>[]
  /** People with fewer than 80 trials, who are not scored */
  too_short: number
  cases: string[]
  controls: string[]
  /** Probability that a case scores higher than a control: per control group, and overall; 95 % intervals by DeLong */
  auc: { against: string; result: Discrimination }[]
  /** Proportion of cases among the people of each category */
  calibration: ({ category: RiskCategory; people: number; cases: number } & Share)[]
  /** Odds ratio of being a case per ten points, by logistic regression; with 95 % interval */
  oddsOfTenPoints: { ratio: number; low: number; high: number } | null
}

/** Default control groups. */
export const isControlGroup = (group: string): boolean => /healthy|control/i.test(group)

/** Scores people and compares cases with controls, as told apart by `isControl`. */
export const validateTrials = (people: readonly TrialPerson[], isControl = isControlGroup): Validation => {
  const long = people.filter(({ draws }) => draws.length >= cardsPerGame)
  const scored = long.map(({ group, draws, payscale, isBad }) => ({ group, riskScore: risk(assess(draws, payscale, isBad)).score }))
  const names = [...new Set(scored.map(({ group }) => group))]
  const [cases, controls] = [names.filter((name) => !isControl(name)), names.filter(isControl)]
  const scoresOf = (groups: readonly string[]) => scored.filter(({ group }) => groups.includes(group)).map(({ riskScore }) => riskScore)
  const against = [...controls.map((group) => [group]), ...(controls.length > 1 ? [controls] : [])]
  const caseScores = scoresOf(cases)
  return {
    modelVersion,
    scoreVersion,
    groups: names.map((name) => groupSummary(name, scoresOf([name]))),
    too_short: people.length - long.length,
    cases,
    controls,
    auc:
      caseScores.length < 2
        ? []
        : against
            .filter((groups) => scoresOf(groups).length > 1)
            .map((groups) => ({ against: groups.join(' and '), result: discrimination(caseScores, scoresOf(groups)) })),
    calibration: riskCategories.map((category) => {
      const inside = scored.filter(({ riskScore }) => riskCategory(Math.round(riskScore)) === category)
      const patients = inside.filter(({ group }) => !isControl(group)).length
      return { category, people: inside.length, cases: patients, ...wilson(patients, inside.length) }
    }),
    oddsOfTenPoints: oddsOfTenPoints(scored.map(({ group, riskScore }) => [riskScore / 10, isControl(group) ? 0 : 1])),
  }
}

const quantile95 = 1.96

/** The share and its interval; `of` 0: anything is possible. */
export const wilson = (count: number, of: number): Share => {
  if (of === 0) return { share: 0, low: 0, high: 1 }
  const share = count / of
  const z = quantile95 ** 2 / of
  const centre = (share + z / 2) / (1 + z)
  const reach = (quantile95 * Math.sqrt((share * (1 - share)) / of + z / (4 * of))) / (1 + z)
  return { share: short(share), low: short(Math.max(0, centre - reach)), high: short(Math.min(1, centre + reach)) }
}

/** Logistic regression on one measure by Newton's method; null without cases, without controls, or if the measure does not vary. */
export const oddsOfTenPoints = (rows: readonly (readonly [x: number, y: number])[]): Validation['oddsOfTenPoints'] => {
  const mean = rows.reduce((sum, [x]) => sum + x, 0) / rows.length
  let [a, b] = [0, 0]
  for (let step = 0; step < 50; step++) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 0, 0, 0]
    for (const [x, y] of rows) {
      const d = x - mean
      const p = 1 / (1 + Math.exp(-(a + b * d)))
      const w = p * (1 - p)
      ga += y - p
      gb += (y - p) * d
      haa += w
      hab += w * d
      hbb += w * d * d
    }
    const determinant = haa * hbb - hab * hab
    if (!(determinant > 1e-9)) return null
    const [da, db] = [(hbb * ga - hab * gb) / determinant, (haa * gb - hab * ga) / determinant]
    a += da
    b += db
    if (Math.abs(da) + Math.abs(db) < 1e-10) {
      const reach = quantile95 * Math.sqrt(haa / determinant)
      return { ratio: short(Math.exp(b)), low: short(Math.exp(b - reach)), high: short(Math.exp(b + reach)) }
    }
  }
  return null
}

const short = (value: number) => Number(value.toPrecision(3))
