import type { Results } from '../../contract/results.ts'
import { guessClaims } from '../analysis/claims/guess.ts'
import { factOf } from '../analysis/claims/result-claims.ts'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import type { ReferenceGroup } from '../analysis/types.ts'
import type { Store } from '../store/store.ts'
import type { FullReport } from './report-data.ts'

/** Whether a game's report is complete: cheaper than loading it. */
export const hasFullReport = async (store: Pick<Store, 'findAnalysis' | 'findGuess' | 'findAdvice'>, uid: string): Promise<boolean> => {
  const parts = await Promise.all([store.findAdvice(uid), store.findGuess(uid), store.findAnalysis(uid)])
  return parts.every((part) => part !== undefined)
}

/** The four parts of a game's report, with its draws; undefined while any of them is missing. */
export const loadFullReport = async (
  store: Pick<Store, 'findAnalysis' | 'findGuess' | 'findAdvice' | 'findGame' | 'listDraws' | 'norms'>,
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
  const results = await answeredResults(store, analysis.results)
  return { results, riskGuess, advice, draws, score: analysis.score, playedAt: game.completedAt ?? game.createdAt }
}

/** A stored result as it is answered, with the group it was compared with if that is still there. */
export const answeredResults = async ({ norms }: Pick<Store, 'norms'>, results: Results): Promise<Results> => {
  const { name, version } = results.reference_group
  return withFact(results, name === 'installation' ? await norms.find(version) : researchVolunteers)
}

/** A result with its counted fact, and the scores of its group if `group` is that: both follow from what is stored. */
export const withFact = (results: Results, group: ReferenceGroup | undefined): Results => {
  const { version } = results.reference_group
  const fact = factOf(results)
  const scores = group?.version === version ? group.tables.riskScore.map((score) => Math.round(10 * score) / 10) : undefined
  return { ...results, ...(fact && { fact }), reference_group: { ...results.reference_group, ...(scores && { scores }) } }
}

/** The guess of an analysed game, with the claims that may be made about it. */
export const storedGuess = async (store: Pick<Store, 'findAnalysis' | 'findGuess'>, uid: string) => {
  const [analysis, guess] = await Promise.all([store.findAnalysis(uid), store.findGuess(uid)])
  return analysis && guess && { ...guess, claims: guessClaims(analysis, guess) }
}
