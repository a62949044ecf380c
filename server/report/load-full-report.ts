import { guessClaims } from '../analysis/claims/guess.ts'
import type { Store } from '../store/store.ts'
import type { FullReport } from './report-data.ts'

/** Whether a game's report is complete: cheaper than loading it. */
export const hasFullReport = async (store: Pick<Store, 'findAnalysis' | 'findGuess' | 'findAdvice'>, uid: string): Promise<boolean> => {
  const parts = await Promise.all([store.findAdvice(uid), store.findGuess(uid), store.findAnalysis(uid)])
  return parts.every((part) => part !== undefined)
}

/** The four parts of a game's report, with its draws; undefined while any of them is missing. */
export const loadFullReport = async (
  store: Pick<Store, 'findAnalysis' | 'findGuess' | 'findAdvice' | 'findGame' | 'listDraws'>,
  uid: string,
): Promise<FullReport | undefined> => {
  const [game, analysis, guess, advice, draws] = await Promise.all([
    store.findGame(uid),
    store.findAnalysis(uid),
    store.findGuess(uid),
    store.findAdvice(uid),
    store.listDraws(uid),
  ])
  if (!game || !analysis || !guess || !advice) return undefined
  const riskGuess = { ...guess, claims: guessClaims(analysis, guess) }
  return { results: analysis.results, riskGuess, advice, draws, score: analysis.score, playedAt: game.completedAt ?? game.createdAt }
}

/** The guess of an analysed game, with the claims that may be made about it. */
export const storedGuess = async (store: Pick<Store, 'findAnalysis' | 'findGuess'>, uid: string) => {
  const [analysis, guess] = await Promise.all([store.findAnalysis(uid), store.findGuess(uid)])
  return analysis && guess && { ...guess, claims: guessClaims(analysis, guess) }
}
