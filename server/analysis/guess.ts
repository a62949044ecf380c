import type { GuessAccuracy } from '../../contract/profile.ts'

/** The accuracy of a guess by guess − score; both 0–100. */
export const guessAccuracy = (guess: number, score: number): GuessAccuracy => {
  const difference = guess - score
  if (difference <= -30) return 'very_low_guess'
  if (difference <= -11) return 'low_guess'
  if (difference <= 10) return 'good_guess'
  return difference < 30 ? 'high_guess' : 'very_high_guess'
}
