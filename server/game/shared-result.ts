import type { PartnerResult } from '../../contract/partner-calls.ts'
import type { Results } from '../../contract/results.ts'

/** What a partner may read of a result that its player shares: the parts that were named. */
export const sharedResult = (
  { category, risk_score, risk_band }: Results,
  what: readonly string[],
): Pick<PartnerResult, 'category' | 'score' | 'range'> => ({
  ...(what.includes('category') && { category }),
  ...(what.includes('score') && { score: risk_score, range: risk_band }),
})
