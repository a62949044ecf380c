import { type Measure, type RiskCategory, riskCategories } from '../../../contract/scales.ts'
import { isEarlierMethod } from '../../../contract/stated.ts'
import type { GameAnalysis } from '../types.ts'
import type { ReasonCode } from './reasons.ts'

/** Inputs of the advice table; quantiles are 0–100. NaN, to which no rule applies: unknown, denied by the player's counts, or of an earlier method. */
export type AdviceProfile = {
  /** sensitivity to rewards, to losses, to frequent wins, and persistence */
  rewards: number
  losses: number
  frequency: number
  persistence: number
  /** 1 low-risk … 4 high-risk */
  category: number
  /** guess − risk score */
  guessDifference: number
  /** percentile of post-loss chasing */
  chasing: number
  /** median reaction time, ms */
  reactionTime: number
  /** balance − 2000 */
  net: number
  randomPopup: boolean
  /** play time, s */
  duration: number
}

const categoryNumber = (category: RiskCategory) => riskCategories.indexOf(category) + 1

/** The numbers of an analysed game that the tip rules compare; `riskGuess` is 0 to 100. */
export const adviceProfile = ({ results, behaviour, chasingPercentile }: GameAnalysis, riskGuess: number): AdviceProfile => {
  const quantile = (measure: Measure) =>
    isEarlierMethod(results) || results.levels[measure].status === 'denied' ? Number.NaN : results[measure]
  return {
    rewards: quantile('arew'),
    losses: quantile('apun'),
    frequency: quantile('betaF'),
    persistence: quantile('betaP'),
    category: categoryNumber(results.category),
    guessDifference: riskGuess - results.risk_score,
    chasing: chasingPercentile,
    reactionTime: behaviour.medianReactionTime ?? Number.NaN,
    net: behaviour.net,
    randomPopup: behaviour.randomPopup,
    duration: behaviour.duration ?? Number.NaN,
  }
}

/** Adds points to a tip if it applies and its reason holds; the reason is shown to the player. */
export type Rule = { points: number; reason: ReasonCode; applies(profile: AdviceProfile): boolean }

const rule = (reason: ReasonCode, applies: Rule['applies']): Rule => ({ points: 1, reason, applies })

/** The same rule with more points. */
export const worth = (points: number, rule: Rule): Rule => ({ ...rule, points })

/** Sensitivity to rewards at this quantile (0–100) or above. */
export const rewardsFrom = (quantile: number) => rule('stayed_after_wins', ({ rewards }) => rewards >= quantile)
/** Sensitivity to losses below this quantile. */
export const lossesBelow = (quantile: number) => rule('stayed_after_losses', ({ losses }) => losses < quantile)
/** Sensitivity to losses at this quantile or above. */
export const lossesFrom = (quantile: number) => rule('changed_after_losses', ({ losses }) => losses >= quantile)
/** The same, of somebody who stays after wins as well. */
export const lossesBelowAsWins = (quantile: number) => rule('stayed_after_both', ({ losses }) => losses < quantile)
/** Sensitivity to win frequency at this quantile or above. */
export const frequencyFrom = (quantile: number) => rule('frequent_wins', ({ frequency }) => frequency >= quantile)
/** Staying with a deck at this quantile or above. */
export const persistenceFrom = (quantile: number) => rule('long_run', ({ persistence }) => persistence >= quantile)
/** Staying with a deck below this quantile. */
export const persistenceBelow = (quantile: number) => rule('many_changes', ({ persistence }) => persistence < quantile)
/** The popup about random choices appeared during the game. */
export const randomPopup = rule('no_pattern', (profile) => profile.randomPopup)
/** Risk category of this number or above: 1 low-risk … 4 high-risk. */
export const categoryFrom = (number: number) => rule('costly_decks', ({ category }) => category >= number)
/** Risk category is one of these numbers. */
export const categoryIs = (...numbers: number[]) => rule('costly_decks', ({ category }) => numbers.includes(category))
/** Risk category of this number or below. */
export const categoryUpTo = (number: number) => rule('few_costly_decks', ({ category }) => category <= number)
/** Chased losses at this percentile or above. */
export const chasingFrom = (percentile: number) => rule('chased_losses', ({ chasing }) => chasing >= percentile)
/** Guess minus score is at most this: −30 means that the guess was 30 or more below the score. */
export const guessUpTo = (difference: number) => rule('guess_low', ({ guessDifference }) => guessDifference <= difference)
/** Guess minus score is at least this. */
export const guessFrom = (difference: number) => rule('guess_high', ({ guessDifference }) => guessDifference >= difference)
/** Guess and score differ by at most this. */
export const guessWithin = (difference: number) => rule('guess_right', ({ guessDifference }) => Math.abs(guessDifference) <= difference)
/** Ended with fewer points than at the start. */
export const lost = rule('points_lost', ({ net }) => net < 0)
/** Ended with more points than at the start. */
export const won = rule('points_won', ({ net }) => net > 0)
/** Ended with at least this many points more. */
export const wonFrom = (points: number) => rule('points_won', ({ net }) => net >= points)
/** Half of the cards took less than this, ms. False if the clock is implausible. */
export const fasterThan = (ms: number) => rule('quick_play', ({ reactionTime }) => reactionTime < ms)
/** Half of the cards took longer than this, ms. False if the clock is implausible. */
export const slowerThan = (ms: number) => rule('slow_play', ({ reactionTime }) => reactionTime > ms)
/** Played for longer than this, in seconds without pauses. False if the clock is implausible. */
export const longerThan = (seconds: number) => rule('long_play', ({ duration }) => duration > seconds)
