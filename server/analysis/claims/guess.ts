import type { Claim } from '../../../contract/claims.ts'
import type { RiskGuess } from '../../../contract/results.ts'
import { isGuessDenied } from '../guess.ts'
import type { GameAnalysis } from '../types.ts'
import { claim } from './claim.ts'

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
  { risk_guess, risk_score, guess_accuracy }: Omit<RiskGuess, 'claims'>,
): Claim[] => {
  if (!results.quality.firm) return []
  const key = isGuessDenied(guess_accuracy, behaviour) ? 'guess_numbers' : keys[guess_accuracy]
  return [claim(key, { guess: risk_guess, score: risk_score })]
}
