import { differencesSeen, isUsual, volunteers } from './claims/usual-counts.ts'
import { type Level, type Levels, withoutName } from './levels.ts'
import type { Behaviour } from './types.ts'

export type DeniedBy = {
  behaviour: Pick<Behaviour, 'wins' | 'losses' | 'frequentWinCards' | 'switches' | 'longestRun'>
  /** LE, −1 to 1 */
  lossEffect: number
}

/** A kind of level (`low` includes `medium_low` and `very_low`), or a single level. */
type Denied = 'very_low' | 'low' | 'medium_low' | 'medium' | 'high' | 'very_high'
const includes = (denied: readonly Denied[], level: string): boolean =>
  denied.some((kind) => (kind === 'low' || kind === 'high' ? level.endsWith(kind) : level === kind))

/**
 * The same levels, without the names that the player's own counts deny; a span only where both of its ends are denied. The rules of plain reading
 * deny a low level where a count of the habit lies in the top quarter of the volunteers, and a high one in the bottom quarter.
 * Readers who had nothing but the counts denied more (lab/method-card/blind-reading.csv.gz), so here the other half is enough, each habit is also held against a
 * second count that its name suggests, and "medium" and "very high" against the quarters.
 */
export const withoutDenied = (levels: Levels, observation: DeniedBy): Levels => {
  const denied = deniedLevels(observation)
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
/** Up to this share of stays after wins, wins hardly influenced the player. */
const maxShareOfRareStays = 0.1
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
  // Without a win, or without a loss, the game shows nothing about the reaction to it.
  if (wins.count === 0 || losses.count === 0) return { arew: everything, apun: everything, betaF: everything, betaP }
  const differences = differencesSeen({ behaviour, lossEffect })
  // Staying more often after losses shows less sensitivity to losses and to win frequency (r −.42); changing more often shows less
  // persistence.
  const leaves = beside(1 - losses.stayed / losses.count, 1 - volunteers.staysAfterLosses.median)
  return {
    arew: [
      ...differences.flatMap((difference) => beside(Math.abs(difference), volunteers.lossEffectSize.median)),
      ...when('low', isUsual(wins.stayed, wins.count)),
      ...when('medium_low', wins.stayed <= maxShareOfRareStays * wins.count),
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
