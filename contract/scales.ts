import { apunLevels, arewLevels, fiveLevels } from './profile.ts'

/** Borders of the levels on the quantile scale: quartiles, the median, and 10, 30, 70, 90 %. */
export const levelCuts = { arew: [25, 50, 75], apun: [50], betaF: [10, 30, 70, 90], betaP: [10, 30, 70, 90] } as const

/** The formulas of the score, oldest first; each result names its own. */
export const scoreVersions = ['risk-3', 'risk-4'] as const
export const currentScoreVersion = 'risk-4'

/** Where medium-risk, risky and high-risk begin on the score. */
export const riskBorders = [40, 55, 65] as const

/** How likely a level is, by its posterior probability of 0 to 1. */
export const certaintyOf = (probability: number): 'veryLikely' | 'likely' | 'perhaps' =>
  probability >= 0.9 ? 'veryLikely' : probability >= 0.7 ? 'likely' : 'perhaps'

/** The levels of each measure, lowest first. */
export const levelNames = { arew: arewLevels, apun: apunLevels, betaF: fiveLevels, betaP: fiveLevels } as const
export type Measure = keyof typeof levelCuts

/**
 * Whether the value of a measure (0–100) lies in its named level or span: only then may a single point represent it. The value is a mean,
 * and a posterior with two modes can have its mean where there is little probability.
 */
export const liesInNamed = (
  measure: Measure,
  value: number,
  { level, named, span }: { level: string; named: boolean | 'span'; span?: readonly string[] },
): boolean => {
  const place = levelNames[measure][levelCuts[measure].filter((cut) => value >= cut).length]
  return named !== false && place !== undefined && (span ?? [level]).includes(place)
}
