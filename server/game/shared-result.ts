import type { PartnerResult } from '../../contract/partner-calls.ts'
import type { Results } from '../../contract/results.ts'

/** The parts of a shared result that a partner may read: those named. */
export const sharedResult = (
  { category, risk_score, risk_band }: Results,
  what: readonly string[],
): Pick<PartnerResult, 'category' | 'score' | 'range'> => ({
  ...(what.includes('category') && { category }),
  ...(what.includes('score') && { score: risk_score, range: risk_band }),
})
