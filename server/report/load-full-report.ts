import type { Store } from '../store/store.ts'
import type { FullReport } from './report-data.ts'

/** The four parts of a game's report; undefined while any of them is missing. */
export const loadFullReport = async (
  store: Pick<Store, 'findAnalysis' | 'findGuess' | 'findAdvice'>,
  uid: string,
): Promise<FullReport | undefined> => {
  const [analysis, riskGuess, advice] = await Promise.all([store.findAnalysis(uid), store.findGuess(uid), store.findAdvice(uid)])
  return analysis && riskGuess && advice && { results: analysis.results, riskGuess, advice, score: analysis.score }
}
