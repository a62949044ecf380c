import { volunteers } from './claims/counts.ts'
import { type Level, type Levels, withoutName } from './levels.ts'
import type { Behaviour } from './types.ts'

export type DeniedBy = {
  behaviour: Pick<Behaviour, 'losses' | 'frequentWinCards' | 'switches' | 'longestRun'>
  /** LE, −1 to 1 */
  lossEffect: number
}

/** A kind of level, or one level alone. */
type Denied = 'low' | 'medium' | 'high' | 'very_high'
const includes = (denied: readonly Denied[], level: string): boolean =>
  denied.some((kind) => (kind === 'medium' || kind === 'very_high' ? level === kind : level.endsWith(kind)))

/**
 * The same levels, without the names that the player's own counts deny (plain reading; science, section 3): a low one where a count of the habit
 * lies in the top quarter of the volunteers, a high one in the bottom quarter; a span only where both of its ends are denied. A reader who had
 * nothing but the counts denied more (bench/blind-reading): so losses and win frequency are also held against the count that their name suggests,
 * and "medium" and the high levels of staying against how often the deck was changed.
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
const frequentWins: Quartiles = { lower: 46, upper: 52 }

const deniedLevels = ({ behaviour, lossEffect }: DeniedBy): Record<keyof Levels, Denied[]> => {
  const { losses, frequentWinCards, switches, longestRun } = behaviour
  // More stays after losses are less sensitivity to losses, and to whether a card won or lost (r −.42); more changes are less staying.
  const byStays = losses.count === 0 ? [] : outside(-losses.stayed / losses.count, reversed(volunteers.staysAfterLosses))
  const few = switches <= volunteers.switches.lower
  const many = switches >= volunteers.switches.upper
  return {
    arew: outside(Math.abs(100 * lossEffect), volunteers.lossEffectSize),
    apun: [...outside(100 * lossEffect, volunteers.lossEffect), ...byStays],
    betaF: [...byStays, ...outside(frequentWinCards, frequentWins)],
    betaP: [
      ...when('low', few || longestRun >= volunteers.longestRun.upper),
      ...when('medium', few || many),
      ...when('high', switches >= volunteers.switches.median || longestRun < volunteers.longestRun.median),
      ...when('very_high', !few),
    ],
  }
}

const when = (level: Denied, isDenied: boolean): Denied[] => (isDenied ? [level] : [])

type Quartiles = { lower: number; upper: number }
const reversed = ({ lower, upper }: Quartiles): Quartiles => ({ lower: -upper, upper: -lower })
const outside = (value: number, { lower, upper }: Quartiles): Denied[] => [...when('low', value >= upper), ...when('high', value <= lower)]
