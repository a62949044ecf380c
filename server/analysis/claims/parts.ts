import type { Claim } from '../../../contract/claims.ts'
import type { Risk } from '../risk.ts'
import type { Behaviour } from '../types.ts'
import { claim } from './claim.ts'
import { volunteers } from './counts.ts'

export type PartsSeen = {
  behaviour: Pick<Behaviour, 'badCards' | 'wins' | 'losses'>
  /** LE, −1 to 1 */
  lossEffect: number
  parts: Risk['parts']
}

/** The composition of the score, in counts. */
export const partClaims = ({ behaviour: { badCards: cards, wins, losses }, lossEffect, parts }: PartsSeen): Claim[] => {
  const counts = {
    left_wins: wins.count - wins.stayed,
    wins: wins.count,
    left_losses: losses.count - losses.stayed,
    losses: losses.count,
  }
  const { limit, bad_share, loss_effect } = parts
  return [
    claim('part_losing_cards', { cards, median: Math.floor(volunteers.losingCards.median) }),
    claim(lossesKey(losses, 100 * lossEffect, loss_effect), counts),
    ...(limit === undefined ? [] : [claim(50 + bad_share + loss_effect > limit ? 'part_at_most' : 'part_at_least', { cards, limit })]),
  ]
}

/**
 * The model's statement about losses is used only if the counts point the same way. Where the share of losses that were left does not, what is
 * true of wins and losses together is said.
 */
const lossesKey = (losses: Behaviour['losses'], lossEffect: number, points: number) => {
  if (losses.count === 0) return 'part_losses_neutral'
  const { median } = volunteers.staysAfterLosses
  const stayed = losses.stayed / losses.count
  const size = Math.abs(lossEffect)
  if (points > 0 && lossEffect < volunteers.lossEffect.median) {
    if (stayed >= median) return 'part_losses_less'
    if (size <= volunteers.lossEffectSize.lower) return 'part_losses_little'
  }
  if (points < 0 && lossEffect > volunteers.lossEffect.median) {
    if (stayed <= median) return 'part_losses_more'
    if (size >= volunteers.lossEffectSize.upper) return 'part_losses_much'
  }
  return 'part_losses_neutral'
}
