import type { ApunLevel, ApunText, ArewLevel, ArewText, FiveLevel } from '../../contract/profile.ts'
import { apunLevels, arewLevels, fiveLevels } from '../../contract/profile.ts'
import { levelCuts } from '../../contract/scales.ts'
import { atPercentile } from './numbers.ts'
import type { PosteriorDraws } from './posterior/summarise.ts'
import type { ReferenceGroup, Summary } from './types.ts'

/** Minimum posterior share to name a level, and that of two adjacent levels together. */
const namedFrom = 0.5
const spanFrom = 0.7

export type Level<T> = {
  /** the level with most posterior mass */
  level: T
  /** that mass */
  probability: number
  /** whether the level may be named: alone, as a span of two adjacent ones, or not at all */
  named: true | 'span' | false
  span?: [T, T]
  /** why none is named: no level or span has its share, or the counts of the game contradict it */
  status: 'named' | 'split' | 'denied'
  /** whether the 80 % interval reaches into another level */
  near_border: boolean
}

export type Levels = { arew: Level<ArewLevel>; apun: Level<ApunLevel>; betaP: Level<FiveLevel>; betaF: Level<FiveLevel> }

/** The level of each measure's rate in the comparison group, by posterior mass, since the mean may lie between two modes. */
export const levelsOf = ({ summary: { rates }, draws }: PosteriorDraws, { tables }: ReferenceGroup): Levels => ({
  arew: levelOf(arewLevels, cut(tables.arew, levelCuts.arew), rates.arew, draws.arew),
  apun: levelOf(apunLevels, cut(tables.apun, levelCuts.apun), rates.apun, draws.apun),
  betaP: levelOf(fiveLevels, cut(tables.persistence, levelCuts.betaP), rates.betaP, draws.betaP),
  betaF: levelOf(fiveLevels, cut(tables.betaF, levelCuts.betaF), rates.betaF, draws.betaF),
})

/** The same levels, none of them named: for a game whose quality permits no statement about habits. */
export const unnamed = (levels: Levels): Levels => {
  const { arew, apun, betaP, betaF } = levels
  return { arew: withoutName(arew), apun: withoutName(apun), betaP: withoutName(betaP), betaF: withoutName(betaF) }
}

export const withoutName = <T>({ level, probability, near_border }: Level<T>): Level<T> => ({
  level,
  probability,
  named: false,
  status: 'split',
  near_border,
})

/** Which texts of a level apply: staying with a deck by its own median and thirds. */
export const textsOf = ({ summary: { rates } }: PosteriorDraws, { tables }: ReferenceGroup): { arew: ArewText; apun: ApunText } => {
  const persistence = rates.betaP.mean
  const half = persistence < atPercentile(tables.persistence, 50) ? 'low_betap' : 'high_betap'
  const losses = rates.apun.mean < atPercentile(tables.apun, 50) ? 'low_apun' : 'high_apun'
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

const levelOf = <T>(names: readonly T[], cuts: readonly number[], { low, high }: Summary, draws: Float64Array): Level<T> => {
  const levelAt = (value: number) => {
    let passed = 0
    while (passed < cuts.length && value >= cuts[passed]!) passed++
    return passed
  }
  const inside = names.map(() => 0)
  for (const value of draws) inside[levelAt(value)]!++
  const mass = inside.map((count) => count / draws.length)
  const level = indexOfMost(mass)
  const probability = mass[level]!
  const likeliest = { level: names[level]!, probability, near_border: levelAt(low) !== levelAt(high) }
  if (probability >= namedFrom) return { ...likeliest, named: true, status: 'named' }
  const pairs = mass.slice(1).map((share, i) => mass[i]! + share)
  const pair = indexOfMost(pairs)
  if (pairs[pair]! < spanFrom) return { ...likeliest, named: false, status: 'split' }
  return { ...likeliest, named: 'span', status: 'named', span: [names[pair]!, names[pair + 1]!] }
}

const indexOfMost = (shares: readonly number[]) => shares.indexOf(Math.max(...shares))
