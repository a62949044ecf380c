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
 * By how many percentage points the player stayed more often after a win than after a loss: as LE, and as the raw counts give it. A claim
 * must hold for both; without a win or a loss the second is NaN, and no claim holds.
 */
export const differencesSeen = ({ behaviour: { wins, losses }, lossEffect }: Seen): [number, number] => [
  100 * lossEffect,
  100 * (wins.stayed / wins.count - losses.stayed / losses.count),
]

/**
 * What the counts show about losses and the next choice: less or more influence than for half of the volunteers, both relative to wins
 * and by the share of losses alone; where that share does not agree, little or much influence of wins and losses together.
 */
export const lossesSeen = (expected: 'less' | 'more', observation: Seen): 'less' | 'little' | 'more' | 'much' | 'neutral' => {
  const { stayed, count } = observation.behaviour.losses
  const differences = differencesSeen(observation)
  const { median } = volunteers.lossEffect
  const { lower, upper } = volunteers.lossEffectSize
  if (expected === 'less') {
    if (differences.every((difference) => difference < median) && stayed / count >= volunteers.staysAfterLosses.median) return 'less'
    return differences.every((difference) => Math.abs(difference) <= lower) ? 'little' : 'neutral'
  }
  if (differences.every((difference) => difference > median) && stayed / count <= volunteers.staysAfterLosses.median) return 'more'
  return differences.every((difference) => difference >= upper) ? 'much' : 'neutral'
}

/** Whether "usually" is true of this share: a bare majority is not enough. */
export const isUsual = (part: number, of: number): boolean => part >= 0.6 * of
