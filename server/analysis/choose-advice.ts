import type { Advice } from '../../contract/results.ts'
import { adviceProfile } from './advice/profile.ts'
import { rankTips } from './advice/rank-tips.ts'
import { reasonOf } from './advice/reason.ts'
import type { GameAnalysis } from './types.ts'

/** The three tips for a player and why; `riskGuess` is the player's own guess of the risk score, 0–100. Pure. */
export const chooseAdvice = (analysis: GameAnalysis, riskGuess: number): Advice => {
  const [one, two, three] = rankTips(adviceProfile(analysis, riskGuess))
  if (!one || !two || !three) throw new Error('the advice table must give three tips')
  const reason = (code: typeof one.reason) => reasonOf(code, analysis, riskGuess)
  return {
    advice_one: one.key,
    advice_two: two.key,
    advice_three: three.key,
    reasons: { advice_one: reason(one.reason), advice_two: reason(two.reason), advice_three: reason(three.reason) },
  }
}
