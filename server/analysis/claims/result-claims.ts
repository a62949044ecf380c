import type { Claim } from '../../../contract/claims.ts'
import { cardsPerGame, plausibleReactionMs } from '../../../contract/constants.ts'
import type { Results } from '../../../contract/results.ts'
import type { QualityFlag } from '../../../contract/scales.ts'
import type { Repeat } from '../repeat.ts'
import type { Risk } from '../risk.ts'
import type { Behaviour } from '../types.ts'
import { type HabitsSeen, habitClaims } from './habits.ts'
import { claim, leaveCounts, lossesSeen, volunteers } from './usual-counts.ts'

type Seen = {
  results: Pick<Results, 'risk_score' | 'category' | 'percentile' | 'quality' | 'parts'> & HabitsSeen['results']
  repeat: Repeat
  behaviour: Behaviour
  lossEffect: number
}

/** All claims, in reading order. `one_deck` alone leaves out habits and comparison; any other flag leaves only counts and the reason. */
export const resultClaims = ({ results, repeat, behaviour, lossEffect }: Seen): Claim[] => {
  const { flags, firm } = results.quality
  const reasons = flags.map((flag) => flagClaim(flag, behaviour))
  if (!firm) return [...reasons, ...countedClaims(behaviour)]
  const score = verdictClaims(results, repeat)
  const parts = partClaims({ behaviour, lossEffect, parts: results.parts })
  if (flags.length > 0) return [...score, ...parts, ...reasons, ...countedClaims(behaviour)]
  return [
    ...score,
    ...parts,
    comparisonClaim(results.percentile),
    ...habitClaims({ results, behaviour, lossEffect }),
    ...countedClaims(behaviour),
  ]
}

export type PartsSeen = {
  behaviour: Pick<Behaviour, 'badCards' | 'wins' | 'losses'>
  /** LE, −1 to 1 */
  lossEffect: number
  parts: Risk['parts']
}

/** The composition of the score, in counts. */
export const partClaims = ({ behaviour, lossEffect, parts }: PartsSeen): Claim[] => {
  const { badCards: cards } = behaviour
  const { limit, bad_share, loss_effect } = parts
  // The model's statement about losses is used only if the counts point the same way.
  const shownLosses = loss_effect === 0 ? 'neutral' : lossesSeen(loss_effect > 0 ? 'less' : 'more', { behaviour, lossEffect })
  return [
    claim('part_losing_cards', { cards, median: Math.floor(volunteers.losingCards.median) }),
    claim(`part_losses_${shownLosses}`, leaveCounts(behaviour)),
    ...(limit === undefined ? [] : [claim(50 + bad_share + loss_effect > limit ? 'part_at_most' : 'part_at_least', { cards, limit })]),
  ]
}

const categories = {
  'low-risk': 'verdict_low_risk',
  'medium-risk': 'verdict_medium_risk',
  risky: 'verdict_risky',
  'high-risk': 'verdict_high_risk',
} as const

/** The category, and how stable it is. */
export const verdictClaims = ({ risk_score: score, category }: Pick<Results, 'risk_score' | 'category'>, repeat: Repeat): Claim[] => {
  const [low, high] = repeat.range
  return [
    claim(categories[category], { score }),
    claim('verdict_repeat', { low, high, same: Math.round(100 * repeat.sameCategory) }),
    ...(score < low || score > high ? [claim('verdict_towards_middle', { score })] : []),
  ]
}

/** `percentile`: how many of 100 in the comparison group have a lower score. */
export const comparisonClaim = (percentile: number): Claim =>
  percentile >= 50 ? claim('verdict_higher_than', { share: percentile }) : claim('verdict_lower_than', { share: 100 - percentile })

/** Counts stated for any game. */
export const countedClaims = ({ badCards, wins, losses, switches, longestRun }: Behaviour): Claim[] => [
  claim('count_losing_cards', { cards: badCards }),
  claim('count_stays', { stayed_wins: wins.stayed, wins: wins.count, stayed_losses: losses.stayed, losses: losses.count }),
  claim('count_changes', { changes: switches, run: longestRun }),
]

/**
 * The count in whichever part of the score moved it most, from the claims of a result, so that a stored one gets it too. None if the score
 * is not firm; decks left tell nothing of who never lost or never won.
 */
export const factOf = ({ claims, parts, quality }: Pick<Results, 'claims' | 'parts' | 'quality'>): Claim | undefined => {
  if (!quality.firm) return undefined
  const counts = claims.find(({ key }) => key.startsWith('part_losses_'))?.counts
  const byCards = Math.abs(parts.bad_share) >= Math.abs(parts.loss_effect) || !counts?.losses || !counts.wins
  return byCards ? claims.find(({ key }) => key === 'count_losing_cards') : { key: 'part_losses_neutral', counts }
}

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
