import { defaultAdvice } from '../../contract/advice-keys.ts'
import type { Claim } from '../../contract/claims.ts'
import type { Advice } from '../../contract/results.ts'
import { type ChosenTip, rankTips } from './advice/rank-tips.ts'
import { holds, reasons } from './advice/reasons.ts'
import { adviceProfile } from './advice/rules.ts'
import type { GameAnalysis } from './types.ts'

/** The three tips with their reasons; `riskGuess` is the player's own guess, 0–100. Without a firm result tips for everyone. Pure. */
export const chooseAdvice = (analysis: GameAnalysis, riskGuess: number): Advice => {
  const everyone = defaultAdvice.map((key): ChosenTip => ({ key, reason: 'for_everyone' }))
  const tips = analysis.results.quality.firm
    ? rankTips(adviceProfile(analysis, riskGuess), (code) => holds(code, analysis, riskGuess))
    : everyone
  const [one, two, three] = tips.map(({ key, reason }) => ({
    key,
    reason: { code: reason, values: reasons[reason].counts(analysis, riskGuess) },
  }))
  if (!one || !two || !three) throw new Error('the advice table must give three tips')
  return {
    advice_one: one.key,
    advice_two: two.key,
    advice_three: three.key,
    reasons: { advice_one: one.reason, advice_two: two.reason, advice_three: three.reason },
    claims: [one, two, three].map(({ reason: { code, values } }): Claim => ({ key: `reason_${code}`, counts: values })),
  }
}
