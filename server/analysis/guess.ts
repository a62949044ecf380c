import type { Results, RiskGuess } from '../../contract/results.ts'
import type { GuessAccuracy } from '../../contract/scales.ts'

/** Largest distance at which a guess is close, in points: anywhere, and inside the range of repeats if that holds the score. */
const close = { anywhere: 10, inRange: 20 }

/** The accuracy of a guess (0–100) by guess − score (science, sections 3 and 4). */
export const guessAccuracy = (
  guess: number,
  { risk_score, repeat: [low, high] }: Pick<Results, 'risk_score' | 'repeat'>,
): GuessAccuracy => {
  const difference = guess - risk_score
  const inRange = [guess, risk_score].every((value) => value >= low && value <= high)
  if (Math.abs(difference) <= (inRange ? close.inRange : close.anywhere)) return 'good_guess'
  if (difference <= -30) return 'very_low_guess'
  if (difference < 0) return 'low_guess'
  return difference < 30 ? 'high_guess' : 'very_high_guess'
}

/**
 * The verdict on a guess; undefined where only the two numbers are shown. The draws can contradict a verdict: a player with hardly any
 * losing cards did not take more risk than guessed, one with hardly any others did not take less. And a guess that is only close because
 * repeats vary as much would not look close.
 */
export const guessVerdict = (
  { risk_guess, risk_score, guess_accuracy }: Pick<RiskGuess, 'risk_guess' | 'risk_score' | 'guess_accuracy'>,
  { badShare }: { badShare: number },
): GuessAccuracy | undefined => {
  const isDenied =
    guess_accuracy === 'good_guess'
      ? Math.abs(risk_guess - risk_score) > close.anywhere
      : guess_accuracy.endsWith('low_guess')
        ? badShare <= 0.2
        : badShare >= 0.8
  return isDenied ? undefined : guess_accuracy
}
