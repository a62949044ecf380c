import type { Claim } from '../../../contract/claims.ts'
import type { Risk } from '../risk.ts'
import type { Behaviour } from '../types.ts'
import { claim } from './claim.ts'
import { lossesSeen, volunteers } from './usual-counts.ts'

export type PartsSeen = {
  behaviour: Pick<Behaviour, 'badCards' | 'wins' | 'losses'>
  /** LE, −1 to 1 */
  lossEffect: number
  parts: Risk['parts']
}

/** The composition of the score, in counts. */
export const partClaims = ({ behaviour, lossEffect, parts }: PartsSeen): Claim[] => {
  const { badCards: cards, wins, losses } = behaviour
  const counts = {
    left_wins: wins.count - wins.stayed,
    wins: wins.count,
    left_losses: losses.count - losses.stayed,
    losses: losses.count,
  }
  const { limit, bad_share, loss_effect } = parts
  // The model's statement about losses is used only if the counts point the same way.
  const shownLosses = loss_effect === 0 ? 'neutral' : lossesSeen(loss_effect > 0 ? 'less' : 'more', { behaviour, lossEffect })
  return [
    claim('part_losing_cards', { cards, median: Math.floor(volunteers.losingCards.median) }),
    claim(`part_losses_${shownLosses}`, counts),
    ...(limit === undefined ? [] : [claim(50 + bad_share + loss_effect > limit ? 'part_at_most' : 'part_at_least', { cards, limit })]),
  ]
}
