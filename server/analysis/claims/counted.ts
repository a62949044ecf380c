import type { Claim } from '../../../contract/claims.ts'
import { cardsPerGame, plausibleReactionMs } from '../../../contract/constants.ts'
import type { QualityFlag } from '../../../contract/profile.ts'
import type { Behaviour } from '../types.ts'
import { claim } from './claim.ts'

/** Counts stated for any game. */
export const countedClaims = ({ badCards, wins, losses, switches, longestRun }: Behaviour): Claim[] => [
  claim('count_losing_cards', { cards: badCards }),
  claim('count_stays', { stayed_wins: wins.stayed, wins: wins.count, stayed_losses: losses.stayed, losses: losses.count }),
  claim('count_changes', { changes: switches, run: longestRun }),
]

/** The reason why there is no firm result. */
export const flagClaim = (flag: QualityFlag, { largestShare }: Behaviour): Claim => {
  switch (flag) {
    case 'one_deck':
      return claim('count_one_deck', { cards: Math.round(largestShare * cardsPerGame) })
    case 'too_fast':
      return claim('count_too_fast', { seconds: plausibleReactionMs / 1000 })
    case 'random_play':
      return claim('count_random_play', {})
    case 'scripted':
      return claim('count_scripted', {})
  }
}
