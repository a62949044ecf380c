import { fewestOccasions } from '../../contract/loss-effect.ts'
import {
  type ApunLevel,
  type ApunText,
  type ArewLevel,
  type ArewText,
  apunLevels,
  arewLevels,
  type FiveLevel,
  fiveLevels,
  levelCuts,
  type Measure,
} from '../../contract/scales.ts'
import { volunteers } from './claims/usual-counts.ts'
import { atPercentile } from './numbers.ts'
import { type Rate, type Rates, rateAt, shareBelow } from './rates.ts'
import type { Behaviour, ReferenceGroup, ReferenceMeasure } from './types.ts'

/** How probable a level must be to be named, and two adjacent ones together. */
const namedFrom = 0.5
const spanFrom = 0.7

export type Level<T> = {
  /** the most probable level */
  level: T
  /** how probable it is */
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

/** The table of a comparison group that a measure's rate is read in. */
export const tableOf = { arew: 'arew', apun: 'apun', betaF: 'betaF', betaP: 'persistence' } as const satisfies Record<
  Measure,
  ReferenceMeasure
>

/** The level of each measure's rate in the comparison group: the one in which it most probably lies. */
export const levelsOf = (rates: Rates, { tables }: ReferenceGroup): Levels => ({
  arew: levelOf(arewLevels, cut(tables.arew, levelCuts.arew), rates.arew),
  apun: levelOf(apunLevels, cut(tables.apun, levelCuts.apun), rates.apun),
  betaP: levelOf(fiveLevels, cut(tables.persistence, levelCuts.betaP), rates.betaP),
  betaF: levelOf(fiveLevels, cut(tables.betaF, levelCuts.betaF), rates.betaF),
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
export const textsOf = (rates: Rates, { tables }: ReferenceGroup): { arew: ArewText; apun: ApunText } => {
  const persistence = rateAt(rates.betaP)
  const half = persistence < atPercentile(tables.persistence, 50) ? 'low_betap' : 'high_betap'
  const losses = rateAt(rates.apun) < atPercentile(tables.apun, 50) ? 'low_apun' : 'high_apun'
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

const levelOf = <T>(names: readonly T[], cuts: readonly number[], rate: Rate): Level<T> => {
  const below = [0, ...cuts.map((value) => shareBelow(rate, value)), 1]
  const mass = names.map((_, i) => below[i + 1]! - below[i]!)
  const level = indexOfMost(mass)
  const probability = mass[level]!
  const likeliest = { level: names[level]!, probability, near_border: below.some((share) => share > 0.1 && share < 0.9) }
  if (probability >= namedFrom) return { ...likeliest, named: true, status: 'named' }
  const pairs = mass.slice(1).map((share, i) => mass[i]! + share)
  const pair = indexOfMost(pairs)
  if (pairs[pair]! < spanFrom) return { ...likeliest, named: false, status: 'split' }
  return { ...likeliest, named: 'span', status: 'named', span: [names[pair]!, names[pair + 1]!] }
}

const indexOfMost = (shares: readonly number[]) => shares.indexOf(Math.max(...shares))

export type DeniedBy = {
  behaviour: Pick<Behaviour, 'wins' | 'losses' | 'frequentWinCards' | 'switches' | 'longestRun'>
  /** LE, −1 to 1 */
  lossEffect: number
}

/**
 * The same levels, without the names that the player's own counts deny: a low one where its count lies in the volunteers' top quarter, a
 * high one where it lies in the bottom quarter, a middle one never; a span where both of its ends are denied. What keeps somebody with a deck is
 * no win if it does as much after losses: high rewards are held against the loss effect, low ones against its size. Of too few wins or losses there is no name.
 */
export const withoutDenied = (levels: Levels, { behaviour, lossEffect }: DeniedBy): Levels => {
  const { wins, losses, frequentWinCards, switches, longestRun } = behaviour
  const isShown = wins.count >= fewestOccasions && losses.count >= fewestOccasions
  return {
    arew:
      wins.count >= fewestOccasions
        ? judged(levels.arew, {
            low: Math.abs(100 * lossEffect) >= volunteers.lossEffectSize.upper,
            high: 100 * lossEffect <= volunteers.lossEffectSize.lower,
          })
        : withoutName(levels.arew),
    apun: isShown ? judged(levels.apun, outside(100 * lossEffect, volunteers.lossEffect)) : withoutName(levels.apun),
    betaF: judged(levels.betaF, outside(frequentWinCards, volunteers.frequentWinCards)),
    betaP: judged(levels.betaP, {
      low: switches <= volunteers.switches.lower || longestRun >= volunteers.longestRun.upper,
      high: switches >= volunteers.switches.upper || longestRun < volunteers.longestRun.median,
    }),
  }
}

/** Whether low levels, and high ones, are denied. */
type Denied = { low: boolean; high: boolean }

const outside = (value: number, { lower, upper }: { lower: number; upper: number }): Denied => ({
  low: value >= upper,
  high: value <= lower,
})

/** The ends of a denied span stay: they are what the analysis says. */
const judged = <T extends string>(level: Level<T>, denied: Denied): Level<T> => {
  const isDenied = (name: T) => (name.endsWith('low') && denied.low) || (name.endsWith('high') && denied.high)
  return level.named !== false && (level.span ?? [level.level]).every(isDenied) ? { ...level, named: false, status: 'denied' } : level
}
