import { differencesSeen, isUsual, volunteers } from './claims/usual-counts.ts'
import { type Level, type Levels, withoutName } from './levels.ts'
import type { Behaviour } from './types.ts'

export type DeniedBy = {
  behaviour: Pick<Behaviour, 'wins' | 'losses' | 'frequentWinCards' | 'switches' | 'longestRun'>
  /** LE, −1 to 1 */
  lossEffect: number
}

/** A kind of level, or one level alone. */
type Denied = 'very_low' | 'low' | 'medium_low' | 'medium' | 'high' | 'very_high'
const includes = (denied: readonly Denied[], level: string): boolean =>
  denied.some((kind) => (kind === 'low' || kind === 'high' ? level.endsWith(kind) : level === kind))

/**
 * The same levels, without the names that the player's own counts deny; a span only where both of its ends are denied. The rules of plain reading
 * deny a low level where a count of the habit lies in the top quarter of the volunteers, and a high one in the bottom quarter.
 * Readers who had nothing but the counts denied more (lab/bench/blind-reading), so here the other half is enough, each habit is also held against a
 * second count that its name suggests, and "medium" and "very high" against the quarters.
 */
export const withoutDenied = (levels: Levels, seen: DeniedBy): Levels => {
  const denied = deniedLevels(seen)
  const allowed = <T extends string>(level: Level<T>, of: readonly Denied[]): Level<T> =>
    (level.span ?? [level.level]).every((end) => includes(of, end)) ? withoutName(level) : level
  return {
    arew: allowed(levels.arew, denied.arew),
    apun: allowed(levels.apun, denied.apun),
    betaP: allowed(levels.betaP, denied.betaP),
    betaF: allowed(levels.betaF, denied.betaF),
  }
}

/** Cards from the decks that win often; by chance 40 of 80, with a standard deviation of 4.5. */
const frequentWins = { few: 28, lower: 46, upper: 43, many: 56 }
/** The share of wins up to which somebody who stayed after them was hardly drawn by any. */
const rarely = 0.1
const everything: Denied[] = ['low', 'medium', 'high']

const deniedLevels = ({ behaviour, lossEffect }: DeniedBy): Record<keyof Levels, Denied[]> => {
  const { wins, losses, frequentWinCards, switches, longestRun } = behaviour
  const few = switches <= volunteers.switches.lower
  const many = switches >= volunteers.switches.upper
  const betaP = [
    ...when('very_low', !many),
    ...when('low', switches <= volunteers.switches.median || longestRun >= volunteers.longestRun.upper),
    ...when('medium', few || many),
    ...when('high', switches >= volunteers.switches.median || longestRun < volunteers.longestRun.median),
    ...when('very_high', !few),
  ]
  // Of what never came nothing was seen.
  if (wins.count === 0 || losses.count === 0) return { arew: everything, apun: everything, betaF: everything, betaP }
  const differences = differencesSeen({ behaviour, lossEffect })
  // More stays after losses are less sensitivity to losses, and to whether a card won or lost (r −.42); more changes are less staying.
  const leaves = beside(1 - losses.stayed / losses.count, 1 - volunteers.staysAfterLosses.median)
  return {
    arew: [
      ...differences.flatMap((difference) => beside(Math.abs(difference), volunteers.lossEffectSize.median)),
      ...when('low', isUsual(wins.stayed, wins.count)),
      ...when('medium_low', wins.stayed <= rarely * wins.count),
      ...when('high', 2 * wins.stayed < wins.count),
    ],
    apun: [...differences.flatMap((difference) => beside(difference, volunteers.lossEffect.median)), ...leaves],
    betaF: [
      ...leaves,
      ...outside(frequentWinCards, frequentWins),
      ...when('medium', frequentWinCards <= frequentWins.few || frequentWinCards >= frequentWins.many),
    ],
    betaP,
  }
}

const when = (level: Denied, isDenied: boolean): Denied[] => (isDenied ? [level] : [])

/** Low levels from `upper` on, high ones down to `lower`. */
const outside = (value: number, { lower, upper }: { lower: number; upper: number }): Denied[] => [
  ...when('low', value >= upper),
  ...when('high', value <= lower),
]
const beside = (value: number, median: number): Denied[] => outside(value, { lower: median, upper: median })
