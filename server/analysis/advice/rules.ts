import type { AdviceReasonCode } from '../../../contract/advice-reasons.ts'
import type { AdviceProfile } from './profile.ts'

/** Gives a tip its points where it applies; the reason is what the player is told. */
export type Rule = {
  points: number
  reason: AdviceReasonCode
  applies(profile: AdviceProfile): boolean
}

const rule = (reason: AdviceReasonCode, applies: Rule['applies']): Rule => ({ points: 1, reason, applies })

/** The same rule with more points. */
export const worth = (points: number, given: Rule): Rule => ({ ...given, points })

export const rewardsFrom = (quantile: number) => rule('stayed_after_wins', ({ rewards }) => rewards >= quantile)
export const lossesBelow = (quantile: number) => rule('stayed_after_losses', ({ losses }) => losses < quantile)
export const lossesFrom = (quantile: number) => rule('changed_after_losses', ({ losses }) => losses >= quantile)
export const rewardsFromAndLossesBelow = (quantile: number) =>
  rule('stayed_after_both', ({ rewards, losses }) => rewards >= quantile && losses < quantile)
export const frequencyFrom = (quantile: number) => rule('frequent_wins', ({ frequency }) => frequency >= quantile)
export const persistenceFrom = (quantile: number) => rule('long_run', ({ persistence }) => persistence >= quantile)
export const persistenceBelow = (quantile: number) => rule('many_changes', ({ persistence }) => persistence < quantile)
export const switchesAbove = (rate: number) => rule('many_changes', ({ switchRate }) => switchRate > rate)
export const randomPopup = rule('no_pattern', (profile) => profile.randomPopup)
export const categoryFrom = (number: number) => rule('costly_decks', ({ category }) => category >= number)
export const categoryIs = (...numbers: number[]) => rule('costly_decks', ({ category }) => numbers.includes(category))
export const categoryUpTo = (number: number) => rule('few_costly_decks', ({ category }) => category <= number)
export const chasingFrom = (percentile: number) => rule('chased_losses', ({ chasing }) => chasing >= percentile)
export const guessUpTo = (difference: number) => rule('guess_low', ({ guessDifference }) => guessDifference <= difference)
export const guessFrom = (difference: number) => rule('guess_high', ({ guessDifference }) => guessDifference >= difference)
export const guessWithin = (difference: number) => rule('guess_right', ({ guessDifference }) => Math.abs(guessDifference) <= difference)
export const lost = rule('points_lost', ({ net }) => net < 0)
export const won = rule('points_won', ({ net }) => net > 0)
export const wonFrom = (points: number) => rule('points_won', ({ net }) => net >= points)
export const fasterThan = (ms: number) => rule('quick_play', ({ reactionTime }) => reactionTime < ms)
export const slowerThan = (ms: number) => rule('slow_play', ({ reactionTime }) => reactionTime > ms)
export const longerThan = (seconds: number) => rule('long_play', ({ duration }) => duration > seconds)
