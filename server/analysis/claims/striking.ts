import type { Claim } from '../../../contract/claims.ts'
import { fewestOccasions, type Stays } from '../../../contract/loss-effect.ts'
import type { Behaviour } from '../types.ts'
import { claim, leaveCounts, volunteers } from './usual-counts.ts'

type Seen = Pick<Behaviour, 'badCards' | 'frequentWinCards' | 'switches' | 'longestRun' | 'wins' | 'losses'>

/**
 * The count that lies farthest from the volunteers' median, in distances of their outer fiftieth on that side; null if none lies beyond a
 * fiftieth. Decks left after many losses never do: one volunteer in four left after every loss.
 */
export const strikingClaim = ({ badCards, frequentWinCards, switches: changes, longestRun: run, wins, losses }: Seen): Claim | null => {
  const { losingCards, frequentWinCards: frequentWins, switches, longestRun, staysAfterWins, staysAfterLosses } = volunteers
  const { left_wins, left_losses } = leaveCounts({ wins, losses })
  const lost = { left_losses, losses: losses.count }
  const won = { left_wins, wins: wins.count }
  const distances: [distance: number, Claim][] = [
    [above(badCards, losingCards), claim('striking_losing_cards_many', { cards: badCards })],
    [below(badCards, losingCards), claim('striking_losing_cards_few', { cards: badCards })],
    [above(frequentWinCards, frequentWins), claim('striking_frequent_wins_many', { cards: frequentWinCards })],
    [below(frequentWinCards, frequentWins), claim('striking_frequent_wins_few', { cards: frequentWinCards })],
    [above(changes, switches), claim('striking_changes_many', { changes })],
    [below(changes, switches), claim('striking_changes_few', { changes })],
    [above(run, longestRun), claim('striking_run_long', { run })],
    [above(keptShare(losses), staysAfterLosses), claim('striking_left_losses_few', lost)],
    [above(keptShare(wins), staysAfterWins), claim('striking_left_wins_few', won)],
    [below(keptShare(wins), staysAfterWins), claim('striking_left_wins_many', won)],
  ]
  const [farthest] = distances.filter(([distance]) => distance > 1).toSorted(([a], [b]) => b - a)
  return farthest?.[1] ?? null
}

const above = (count: number, { median, p98 }: { median: number; p98: number }) => (count - median) / (p98 - median)
const below = (count: number, { median, p02 }: { median: number; p02: number }) => (median - count) / (median - p02)

/** Share of decks kept, 0–1; NaN, which lies nowhere, of too few occasions. */
const keptShare = ({ count, stayed }: Stays['wins']) => (count < fewestOccasions ? Number.NaN : stayed / count)
