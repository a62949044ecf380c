import type { AdviceReasonCode } from '../../../contract/advice-reasons.ts'
import type { Advice } from '../../../contract/results.ts'
import type { GameAnalysis } from '../types.ts'

type Reason = Advice['reasons']['advice_one']
type Values = (analysis: GameAnalysis, riskGuess: number) => Record<string, number>

const guessAndScore: Values = ({ results }, guess) => ({ guess, score: results.risk_score })
const costlyCards: Values = ({ behaviour, results }) => ({ cards: behaviour.badCards, score: results.risk_score })
const changes: Values = ({ behaviour }) => ({ changes: behaviour.switches })
const points: Values = ({ behaviour }) => ({ points: Math.abs(behaviour.net) })

/** The numbers each reason shows, all of them visible in the player's own game. */
const valuesOf: Record<AdviceReasonCode, Values> = {
  stayed_after_wins: ({ behaviour: { wins } }) => ({ stayed: wins.stayed, wins: wins.count }),
  stayed_after_losses: ({ behaviour: { losses } }) => ({ stayed: losses.stayed, losses: losses.count }),
  changed_after_losses: ({ behaviour: { losses } }) => ({ changed: losses.count - losses.stayed, losses: losses.count }),
  stayed_after_both: ({ behaviour: { wins, losses } }) => ({
    stayed_wins: wins.stayed,
    wins: wins.count,
    stayed_losses: losses.stayed,
    losses: losses.count,
  }),
  chased_losses: ({ behaviour: { afterBadLoss } }) => ({ cards: afterBadLoss.bad, of: afterBadLoss.draws }),
  frequent_wins: ({ behaviour }) => ({ cards: behaviour.frequentWinCards }),
  long_run: ({ behaviour }) => ({ run: behaviour.longestRun }),
  many_changes: changes,
  no_pattern: changes,
  points_lost: points,
  points_won: points,
  quick_play: ({ behaviour }) => ({ seconds: Math.ceil(behaviour.medianReactionTime / 100) / 10 }),
  slow_play: ({ behaviour }) => ({ seconds: Math.floor(behaviour.medianReactionTime / 100) / 10 }),
  long_play: ({ behaviour }) => ({ minutes: Math.floor(behaviour.duration / 60) }),
  guess_low: guessAndScore,
  guess_high: guessAndScore,
  guess_right: guessAndScore,
  costly_decks: costlyCards,
  few_costly_decks: costlyCards,
  for_everyone: () => ({}),
}

export const reasonOf = (code: AdviceReasonCode, analysis: GameAnalysis, riskGuess: number): Reason => ({
  code,
  values: valuesOf[code](analysis, riskGuess),
})
