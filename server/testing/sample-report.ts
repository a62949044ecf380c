import { type StackType, stackTypes } from '../../contract/constants.ts'
import type { Advice, RiskGuess } from '../../contract/results.ts'
import { analyseGame } from '../analysis/analyse-game.ts'
import { chooseAdvice } from '../analysis/choose-advice.ts'
import { guessClaims } from '../analysis/claims/guess.ts'
import { cardValue } from '../analysis/decks.ts'
import { guessAccuracy } from '../analysis/guess.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { withFact } from '../report/load-full-report.ts'
import type { FullReport } from '../report/report-data.ts'

/** Playing styles that lead to very different reports. */
export const styles = {
  /** stays with a deck for ten cards */
  runs: (turn: number) => stackTypes[Math.floor(turn / 10) % 4],
  /** cycles through the four decks */
  turns: (turn: number) => stackTypes[turn % 4],
  /** almost always the same deck */
  one: (turn: number) => (turn % 10 === 0 ? 'b' : 'a'),
  /** drifts from one half of the table to the other */
  drift: (turn: number) => ((turn * 7) % 80 < turn ? (turn % 3 ? 'c' : 'd') : turn % 2 ? 'a' : 'b'),
} satisfies Record<string, (turn: number) => StackType | undefined>

export type Style = keyof typeof styles

export type Sample = { analysis: GameAnalysis; riskGuess: RiskGuess; advice: Advice; fullReport: FullReport }

const sampleUid = '00000000-0000-4000-8000-000000000000'

/** A report of a synthetic game, analysed like any other. For tests and benchmarks. */
export const sampleReport = (style: Style, guess: number, rewardStructureId = 4): Sample => {
  const draws = Array.from({ length: 80 }, (_, turn) => ({
    stackType: styles[style](turn) ?? 'a',
    reactionTime: 640 + (turn % 7) * 90,
    time: Date.UTC(2026, 10, 21, 9) + turn * 2100,
  }))
  const analysis = analyseGame({ rewardStructureId, draws, popups: [], registeredAt: null, completedAt: null }, researchVolunteers)
  const taken = { a: 0, b: 0, c: 0, d: 0 }
  const selections = draws.map(({ stackType, reactionTime, time }, turn) => ({
    id: sampleUid,
    time,
    reaction_time: reactionTime,
    selection_id: turn + 1,
    stack_type: stackType,
    card_placement: stackTypes.indexOf(stackType),
    reward_structure_id: rewardStructureId,
    card_color: `#${String(stackTypes.indexOf(stackType)).repeat(6)}`,
    card_value: cardValue(rewardStructureId, stackType, taken[stackType]++),
  }))
  const { risk_score } = analysis.results
  const stored = {
    risk_guess: guess,
    risk_score,
    time: Date.UTC(2026, 10, 21, 9, 4),
    guess_accuracy: guessAccuracy(guess, analysis.results),
  }
  const riskGuess = { ...stored, claims: guessClaims(analysis, stored) }
  const advice = chooseAdvice(analysis, guess)
  return {
    analysis,
    riskGuess,
    advice,
    fullReport: {
      results: withFact(analysis.results, researchVolunteers),
      riskGuess,
      advice,
      draws: selections,
      score: analysis.score,
      playedAt: stored.time,
    },
  }
}
