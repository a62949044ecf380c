import { guessClaims } from '../analysis/claims/guess.ts'
import type { Store } from '../store/store.ts'

/** The guess of an analysed game, with the claims that may be made about it. */
export const storedGuess = async (store: Pick<Store, 'findAnalysis' | 'findGuess'>, uid: string) => {
  const [analysis, guess] = await Promise.all([store.findAnalysis(uid), store.findGuess(uid)])
  return analysis && guess && { ...guess, claims: guessClaims(analysis, guess) }
}
