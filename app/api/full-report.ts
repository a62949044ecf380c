import { ApiError } from '../../contract/call.ts'
import type { Advice, GameScore, Results, RiskGuess } from '../../contract/results.ts'
import { MalformedReply } from './connection.ts'
import { getAdvice, getGameScore, getResults, getRiskGuess } from './result-calls.ts'

/** All that a full report shows. */
export type FullReport = { results: Results; riskGuess: RiskGuess; advice: Advice; gameScore: GameScore }

/**
 * The aggregate fetch: the four calls in turn; false as soon as one is missing or empty (0 is neither). `onGuess` is called when the first two are
 * there: what needs them need not wait for the others.
 * @throws ApiError if the server did not answer, so that the caller can ask again.
 */
export const fetchFullReport = async (uid: string, onGuess = () => {}): Promise<FullReport | false> => {
  try {
    const results = await getResults(uid)
    const riskGuess = await getRiskGuess(uid)
    onGuess()
    const advice = await getAdvice(uid)
    const gameScore = await getGameScore(uid)
    return { results, riskGuess, advice, gameScore }
  } catch (error) {
    if (error instanceof ApiError && error.retryable && !(error instanceof MalformedReply)) throw error
    return false
  }
}
