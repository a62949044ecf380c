import { isDeepStrictEqual } from 'node:util'
import { AnalysisError, analyseGame } from '../../analysis/analyse-game.ts'
import { chooseAdvice } from '../../analysis/choose-advice.ts'
import { researchVolunteers } from '../../analysis/reference/research-volunteers.ts'
import type { GameAnalysis, ReferenceGroup } from '../../analysis/types.ts'
import { ProblemError } from '../../errors/problem.ts'
import { isOfThisMethod } from '../../game/comparison-group.ts'
import { playedGame } from '../../game/played-game.ts'
import type { Store } from '../../store/store.ts'
import { action, readWhich } from '../command.ts'
import { withStore } from '../with-store.ts'

/** How a recomputed result compares with the stored one; other Node majors may differ in the last digits. */
type Comparison = 'identical' | 'equal to 6 digits' | 'different' | 'nothing stored' | 'version retired'

/** Recomputes a whole stored game. Exit code 0 when it is identical (or equal to six digits), 2 when an earlier method made it, else 1. */
export const actions = action({
  arguments: { id: { value: 'ID', required: true } },
  about:
    'recomputes a stored result and compares (exit code 0: identical, 1: different, 2: of an earlier version, printed as stored); - reads the id, which opens the report, from standard input',
  run: ({ id }, io) =>
    withStore(io, async (store) => {
      const { analysis, advice, comparison } = await replay(store, await readWhich(io, id))
      io.out(
        JSON.stringify({ identical: comparison === 'identical', comparison, score: analysis.score, results: analysis.results, advice }),
      )
      if (comparison !== 'version retired') return comparison === 'identical' || comparison === 'equal to 6 digits' ? 0 : 1
      io.err(`Version retired: ${analysis.modelVersion}, ${analysis.scoreVersion}. Nothing was recomputed; the stored result is printed.`)
      return 2
    }),
})

const replay = async (store: Store, uid: string) => {
  const record = await store.findGame(uid)
  if (!record) throw new ProblemError('not_found', 'there is no game with that id')
  const [draws, answers, storedAnalysis, storedAdvice, guess] = await Promise.all([
    store.listDraws(uid),
    store.listPopupAnswers(uid),
    store.findAnalysis(uid),
    store.findAdvice(uid),
    store.findGuess(uid),
  ])
  if (storedAnalysis && !isOfThisMethod(storedAnalysis))
    return { analysis: storedAnalysis, advice: storedAdvice, comparison: 'version retired' as const }
  const game = playedGame(record, draws, answers)
  if (!game) throw new AnalysisError('not_complete', '0 of 80 draws')
  const analysis: GameAnalysis = JSON.parse(JSON.stringify(analyseGame(game, await referenceOf(store, storedAnalysis))))
  const advice = guess && chooseAdvice(analysis, guess.risk_guess)
  const comparisons = [compare(analysis, storedAnalysis), ...(storedAdvice ? [compare(advice, storedAdvice)] : [])]
  const order: Comparison[] = ['nothing stored', 'different', 'equal to 6 digits', 'identical']
  return { analysis, advice, comparison: order.find((each) => comparisons.includes(each)) ?? 'different' }
}

/** The same group that the stored result was compared with. */
const referenceOf = async (store: Store, storedAnalysis: GameAnalysis | undefined): Promise<ReferenceGroup> => {
  const version = storedAnalysis?.results.reference_group.version ?? researchVolunteers.version
  if (version === researchVolunteers.version) return researchVolunteers
  const storedNorms = await store.norms.find(version)
  if (!storedNorms) throw new ProblemError('not_found', `comparison group ${version} does not exist`)
  return storedNorms
}

const compare = (replayed: unknown, stored: unknown): Comparison => {
  if (stored === undefined) return 'nothing stored'
  if (isDeepStrictEqual(replayed, stored)) return 'identical'
  return isDeepStrictEqual(roundNumbers(replayed), roundNumbers(stored)) ? 'equal to 6 digits' : 'different'
}

const roundNumbers = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'number' ? Number(each.toPrecision(6)) : each))
