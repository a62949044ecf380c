import { volunteerCounts } from '../../../contract/volunteer-counts.ts'
import type { Behaviour } from '../types.ts'

/** Quartiles of 665 volunteers' behaviour, the yardstick of "most people": lower, median, upper. */
const quartiles = (name: Exclude<keyof typeof volunteerCounts, 'sources'>) => {
  const [lower, median, upper] = volunteerCounts[name].quartiles
  return { lower, median, upper }
}

export const volunteers = {
  /** of cards 21–80 */
  losingCards: quartiles('losingCards'),
  /** percentage points */
  lossEffect: quartiles('lossEffect'),
  /** percentage points, without its sign */
  lossEffectSize: quartiles('lossEffectSize'),
  /** of 79 */
  switches: quartiles('switches'),
  longestRun: quartiles('longestRun'),
  /** 0–1 */
  staysAfterLosses: quartiles('staysAfterLosses'),
}

/** `lossEffect`: LE, −1 to 1. */
type Seen = { behaviour: Pick<Behaviour, 'wins' | 'losses'>; lossEffect: number }

/**
 * By how many percentage points the player stayed more often after a win than after a loss: as LE, and as a reader of the counts works it out.
 * What is said must hold for both; without a win or a loss the second is NaN, for which nothing holds.
 */
export const differencesSeen = ({ behaviour: { wins, losses }, lossEffect }: Seen): [number, number] => [
  100 * lossEffect,
  100 * (wins.stayed / wins.count - losses.stayed / losses.count),
]

/**
 * What losses did to the next choice, as far as the counts show it: less or more than with half of the volunteers, beside wins and by the share
 * of losses alone; where that share does not show it, little or much of what is true of wins and losses together.
 */
export const lossesSeen = (expected: 'less' | 'more', seen: Seen): 'less' | 'little' | 'more' | 'much' | 'neutral' => {
  const { stayed, count } = seen.behaviour.losses
  const differences = differencesSeen(seen)
  const { median } = volunteers.lossEffect
  const { lower, upper } = volunteers.lossEffectSize
  if (expected === 'less') {
    if (differences.every((difference) => difference < median) && stayed / count >= volunteers.staysAfterLosses.median) return 'less'
    return differences.every((difference) => Math.abs(difference) <= lower) ? 'little' : 'neutral'
  }
  if (differences.every((difference) => difference > median) && stayed / count <= volunteers.staysAfterLosses.median) return 'more'
  return differences.every((difference) => difference >= upper) ? 'much' : 'neutral'
}

/** Whether "usually" is true of so many: not of a bare majority. */
export const isUsual = (part: number, of: number): boolean => part >= 0.6 * of
