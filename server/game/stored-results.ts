import type { Advice } from '../../contract/results.ts'
import { guessClaims } from '../analysis/claims/guess.ts'
import { ofEarlierMethod } from '../analysis/earlier-method.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import type { Store } from '../store/store.ts'

/** A stored analysis in the shape of today, whatever method it is of. */
export const storedAnalysis = async (store: Pick<Store, 'findAnalysis'>, uid: string): Promise<GameAnalysis | undefined> => {
  const stored = await store.findAnalysis(uid)
  return stored && ofEarlierMethod(stored)
}

/** Stored advice; that of an earlier method has no claims. */
export const storedAdvice = async (store: Pick<Store, 'findAdvice'>, uid: string): Promise<Advice | undefined> => {
  const stored = await store.findAdvice(uid)
  return stored && { ...stored, claims: stored.claims ?? [] }
}

/** The guess of an analysed game, with what may be said of it. */
export const storedGuess = async (store: Pick<Store, 'findAnalysis' | 'findGuess'>, uid: string) => {
  const [analysis, guess] = await Promise.all([storedAnalysis(store, uid), store.findGuess(uid)])
  return analysis && guess && { ...guess, claims: guessClaims(analysis, guess) }
}
