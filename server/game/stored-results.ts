import type { Advice } from '../../contract/results.ts'
import { guessClaims } from '../analysis/claims/guess.ts'
import { ofEarlierMethod } from '../analysis/earlier-method.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import type { Store } from '../store/store.ts'

/** A stored analysis in its current shape, whatever method it is of. */
export const storedAnalysis = async (store: Pick<Store, 'findAnalysis'>, uid: string): Promise<GameAnalysis | undefined> => {
  const stored = await store.findAnalysis(uid)
  return stored && ofEarlierMethod(stored)
}

/** Stored advice; advice of an earlier method has no claims. */
export const storedAdvice = async (store: Pick<Store, 'findAdvice'>, uid: string): Promise<Advice | undefined> => {
  const stored = await store.findAdvice(uid)
  return stored && { ...stored, claims: stored.claims ?? [] }
}

/** The guess of an analysed game, with the claims that may be made about it. */
export const storedGuess = async (store: Pick<Store, 'findAnalysis' | 'findGuess'>, uid: string) => {
  const [analysis, guess] = await Promise.all([storedAnalysis(store, uid), store.findGuess(uid)])
  return analysis && guess && { ...guess, claims: guessClaims(analysis, guess) }
}
