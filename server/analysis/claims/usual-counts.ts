import type { Claim, ClaimKey, claimCounts } from '../../../contract/claims.ts'
import { fewestOccasions, type Stays } from '../../../contract/loss-effect.ts'
import { volunteerCounts } from '../../../contract/volunteer-counts.ts'

/** A claim with exactly its own counts. */
export const claim = <Key extends ClaimKey>(key: Key, counts: Record<(typeof claimCounts)[Key][number], number>): Claim => ({ key, counts })

/** The yardstick of "half of the volunteers". */
export const volunteers = volunteerCounts

/** `lossEffect`: LE, −1 to 1. */
export type LossesSeen = { behaviour: Stays; lossEffect: number }

/**
 * What the counts show about losses and the next choice: less or more influence than for half of the volunteers, both relative to wins
 * and by the share of losses alone; where that share does not agree, little or much influence of wins and losses together. Neither of too few.
 */
export const lossesSeen = (
  expected: 'less' | 'more',
  { behaviour: { wins, losses }, lossEffect }: LossesSeen,
): 'less' | 'little' | 'more' | 'much' | 'neutral' => {
  const { stayed, count } = losses
  if (Math.min(count, wins.count) < fewestOccasions) return 'neutral'
  // As LE, and as a reader works it out: a claim must hold for both. Without a win or a loss the second is NaN, and no claim holds.
  const differences = [100 * lossEffect, 100 * (wins.stayed / wins.count - stayed / count)]
  const { median } = volunteers.lossEffect
  const { lower, upper } = volunteers.lossEffectSize
  if (expected === 'less') {
    // Who stays after losses much more than after wins is changed by them as well.
    const isLess = differences.every((difference) => Math.abs(difference) < median)
    if (isLess && stayed / count >= volunteers.staysAfterLosses.median) return 'less'
    return differences.every((difference) => Math.abs(difference) <= lower) ? 'little' : 'neutral'
  }
  if (differences.every((difference) => difference > median) && stayed / count <= volunteers.staysAfterLosses.median) return 'more'
  return differences.every((difference) => difference >= upper) ? 'much' : 'neutral'
}

/** How often the player left a deck after a win and after a loss. */
export const leaveCounts = ({ wins, losses }: Stays) => ({
  left_wins: wins.count - wins.stayed,
  wins: wins.count,
  left_losses: losses.count - losses.stayed,
  losses: losses.count,
})
