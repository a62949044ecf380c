import type { Claim } from '../../../contract/claims.ts'
import type { RiskGuess } from '../../../contract/results.ts'
import { guessVerdict } from '../guess.ts'
import type { GameAnalysis } from '../types.ts'
import { claim } from './usual-counts.ts'

const keys = {
  very_low_guess: 'guess_very_low',
  low_guess: 'guess_low',
  good_guess: 'guess_good',
  high_guess: 'guess_high',
  very_high_guess: 'guess_very_high',
} as const

/** Claims about a guess: compares it with the risk and does not mention decks. None if the score is not firm. */
export const guessClaims = (
  { results, behaviour }: Pick<GameAnalysis, 'results' | 'behaviour'>,
  guess: Omit<RiskGuess, 'claims'>,
): Claim[] => {
  if (!results.quality.firm) return []
  const verdict = guessVerdict(guess, behaviour)
  return [claim(verdict ? keys[verdict] : 'guess_numbers', { guess: guess.risk_guess, score: guess.risk_score })]
}
