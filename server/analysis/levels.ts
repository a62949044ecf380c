import {
  type ApunLevel,
  type ApunText,
  type ArewLevel,
  type ArewText,
  apunLevels,
  arewLevels,
  type FiveLevel,
  fiveLevels,
} from '../../contract/profile.ts'
import { levelCuts } from '../../contract/scales.ts'
import { atPercentile } from './percentiles.ts'
import type { PosteriorDraws } from './posterior/summarise.ts'
import type { ReferenceGroup, Summary } from './types.ts'

type Level<T> = {
  level: T
  /** posterior probability that the player's own value lies in this level */
  probability: number
  /** whether the 80 % interval reaches into another level */
  near_border: boolean
}

export type Levels = {
  arew: Level<ArewLevel>
  apun: Level<ApunLevel>
  betaP: Level<FiveLevel>
  betaF: Level<FiveLevel>
}

/** The level of each measure, by the place of its posterior mean in the comparison group. betaP is persistence, betaP · 3^(−K). */
export const levelsOf = ({ summary, draws }: PosteriorDraws, { tables }: ReferenceGroup): Levels => ({
  arew: levelOf(arewLevels, cut(tables.arew, levelCuts.arew), summary.arew, draws.arew),
  apun: levelOf(apunLevels, cut(tables.apun, levelCuts.apun), summary.apun, draws.apun),
  betaP: levelOf(fiveLevels, cut(tables.persistence, levelCuts.betaP), summary.persistence, draws.persistence),
  betaF: levelOf(fiveLevels, cut(tables.betaF, levelCuts.betaF), summary.betaF, draws.betaF),
})

/** Which of the texts of a level are shown: persistence by its own median and thirds. */
export const textsOf = ({ summary }: PosteriorDraws, { tables }: ReferenceGroup): { arew: ArewText; apun: ApunText } => {
  const persistence = summary.persistence.mean
  const half = persistence < atPercentile(tables.persistence, 50) ? 'low_betap' : 'high_betap'
  const losses = summary.apun.mean < atPercentile(tables.apun, 50) ? 'low_apun' : 'high_apun'
  const [first, second] = thirds(tables.persistence)
  return { arew: `${half}_${losses}`, apun: persistence < first ? 'low_betap' : persistence < second ? 'medium_betap' : 'high_betap' }
}

const cut = (table: readonly number[], percentiles: readonly number[]) => percentiles.map((percentile) => atPercentile(table, percentile))

/** Between the percentiles 33 and 34, and 66 and 67. */
const thirds = (table: readonly number[]): [number, number] => {
  const between = (percentile: number, share: number) =>
    atPercentile(table, percentile) + share * (atPercentile(table, percentile + 1) - atPercentile(table, percentile))
  return [between(33, 1 / 3), between(66, 2 / 3)]
}

const levelOf = <T>(names: readonly T[], cuts: readonly number[], { mean, low, high }: Summary, draws: Float64Array): Level<T> => {
  const place = (value: number) => cuts.filter((border) => value >= border).length
  const level = place(mean)
  let inside = 0
  for (const value of draws) if (place(value) === level) inside++
  return { level: names[level]!, probability: inside / draws.length, near_border: place(low) !== place(high) }
}
