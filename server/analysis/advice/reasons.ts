import type { AdviceReasonCode } from '../../../contract/advice-reasons.ts'
import { cardsPerGame } from '../../../contract/constants.ts'
import { fewestOccasions } from '../../../contract/loss-effect.ts'
import type { GuessAccuracy } from '../../../contract/scales.ts'
import { volunteers } from '../claims/usual-counts.ts'
import { guessAccuracy, guessVerdict } from '../guess.ts'
import type { GameAnalysis } from '../types.ts'

type Game = Pick<GameAnalysis, 'behaviour' | 'results'>
type Counts = Record<string, number>

/** A reason that is given today; stored advice has another. */
export type ReasonCode = Exclude<AdviceReasonCode, 'whole_pattern'>

type Reason = {
  /** The numbers in its sentence, all of them visible in the player's own game. */
  counts(game: Game, riskGuess: number): Counts
  /** Whether those numbers support the tip: a rule uses the model, which need not agree with them. If omitted, the rule alone decides. */
  holds?(game: Game, riskGuess: number): boolean
}

/** A reason about the guess is given only with the verdict that says the same of it. */
const guessAndScore = (...verdicts: GuessAccuracy[]): Reason => ({
  counts: ({ results }, guess) => ({ guess, score: results.risk_score }),
  holds: ({ results, behaviour }, guess) => {
    const guessed = { risk_guess: guess, risk_score: results.risk_score, guess_accuracy: guessAccuracy(guess, results) }
    return verdicts.some((verdict) => verdict === guessVerdict(guessed, behaviour))
  },
})
const points: Reason = { counts: ({ behaviour }) => ({ points: Math.abs(behaviour.net) }) }
const losingCards: Reason['counts'] = ({ behaviour, results }) => ({ cards: behaviour.badCards, score: results.risk_score })
const changes: Reason['counts'] = ({ behaviour }) => ({ changes: behaviour.switches })
const isMajority = (part: number, of: number) => of >= fewestOccasions && 2 * part > of
const stays = ({ stayed, count }: { stayed: number; count: number }) => isMajority(stayed, count)
const leaves = ({ stayed, count }: { stayed: number; count: number }) => isMajority(count - stayed, count)
/** Two of the four decks are half of the cards by chance; from two standard deviations more on it is a preference. */
const beyondChance = cardsPerGame / 2 + 2 * Math.sqrt(cardsPerGame / 4)
/** How much larger the share of losing cards is soon after a loss of theirs than in the last 60, to count as a chase. */
const chasedMore = 0.1
const takesLosingCards = ({ behaviour }: Game) => behaviour.badCards >= volunteers.losingCards.median

/** The numbers from the player's own game that each reason shows, and when it may be given. */
export const reasons: Record<ReasonCode, Reason> = {
  stayed_after_wins: {
    counts: ({ behaviour: { wins } }) => ({ stayed: wins.stayed, wins: wins.count }),
    holds: ({ behaviour }) => stays(behaviour.wins),
  },
  stayed_after_losses: {
    counts: ({ behaviour: { losses } }) => ({ stayed: losses.stayed, losses: losses.count }),
    holds: ({ behaviour }) => stays(behaviour.losses),
  },
  changed_after_losses: {
    counts: ({ behaviour: { losses } }) => ({ changed: losses.count - losses.stayed, losses: losses.count }),
    holds: ({ behaviour }) => leaves(behaviour.losses),
  },
  stayed_after_both: {
    counts: ({ behaviour: { wins, losses } }) => ({
      stayed_wins: wins.stayed,
      wins: wins.count,
      stayed_losses: losses.stayed,
      losses: losses.count,
    }),
    holds: ({ behaviour }) => stays(behaviour.wins) && stays(behaviour.losses),
  },
  chased_losses: {
    counts: ({ behaviour: { afterBadLoss } }) => ({ cards: afterBadLoss.bad, of: afterBadLoss.draws }),
    // No chase: losing cards that are as many anyway, or were taken only while learning what they are.
    holds: (game) => {
      const { afterBadLoss, badShare } = game.behaviour
      const { bad, draws } = afterBadLoss
      return isMajority(bad, draws) && bad / draws >= badShare + chasedMore && takesLosingCards(game)
    },
  },
  frequent_wins: {
    counts: ({ behaviour }) => ({ cards: behaviour.frequentWinCards }),
    holds: ({ behaviour }) => behaviour.frequentWinCards >= beyondChance,
  },
  long_run: {
    counts: ({ behaviour }) => ({ run: behaviour.longestRun }),
    holds: ({ behaviour }) => behaviour.longestRun > volunteers.longestRun.median && behaviour.switches <= volunteers.switches.median,
  },
  many_changes: {
    counts: changes,
    holds: ({ behaviour }) => behaviour.switches > volunteers.switches.median && behaviour.longestRun < volunteers.longestRun.upper,
  },
  no_pattern: { counts: changes, holds: ({ behaviour }) => leaves(behaviour.wins) && leaves(behaviour.losses) },
  points_lost: points,
  points_won: points,
  // Tenths of a second that half of the cards really are below, or above: never the median itself.
  quick_play: { counts: ({ behaviour }) => ({ seconds: (Math.floor((behaviour.medianReactionTime ?? 0) / 100) + 1) / 10 }) },
  slow_play: { counts: ({ behaviour }) => ({ seconds: (Math.ceil((behaviour.medianReactionTime ?? 0) / 100) - 1) / 10 }) },
  long_play: { counts: ({ behaviour }) => ({ minutes: Math.round((behaviour.duration ?? 0) / 60) }) },
  guess_low: guessAndScore('very_low_guess', 'low_guess'),
  guess_high: guessAndScore('high_guess', 'very_high_guess'),
  guess_right: guessAndScore('good_guess'),
  costly_decks: { counts: losingCards, holds: takesLosingCards },
  few_costly_decks: { counts: losingCards, holds: (game) => !takesLosingCards(game) },
  for_everyone: { counts: () => ({}) },
}

/** Whether a reason may be given: its own numbers do not contradict it. */
export const holds = (code: ReasonCode, game: Game, riskGuess: number): boolean => reasons[code].holds?.(game, riskGuess) ?? true
