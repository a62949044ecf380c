import type { Advice, RiskGuess } from '../../contract/results.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { ProblemError } from '../errors/problem.ts'
import type { AddEvent } from './event-streams.ts'
import type { gameWork } from './games.ts'
import type { pageNoteWork } from './page-notes.ts'
import { type Args, compileQuery, type Db, insertNew } from './query.ts'
import { parseJson, toJson } from './schema/columns.ts'
import { categoryKey, type tallyWork } from './tallies.ts'
import { change, first, map, read, transact, type Work, write } from './work.ts'

/** Claims are derived from the analysis, so they are not stored with the guess. */
type StoredGuess = Omit<RiskGuess, 'claims'>

type OfUid = { uid: string }

/** Analysis, guess and advice: one of each per game; the first one is final. */
export const resultWork = (
  db: Db,
  games: ReturnType<typeof gameWork>,
  tallies: ReturnType<typeof tallyWork>,
  pageNotes: ReturnType<typeof pageNoteWork>,
  addEvent: AddEvent,
) => {
  const game = (args: Args<OfUid>) => db.selectFrom('game').where('game.uid', '=', args.uid)
  const insertAnalysis = insertNew(db, 'analysis', 'gameId', 'modelVersion', 'firm', 'analysis', 'createdAt', 'comparable')
  const findAnalysis = compileQuery((args: Args<OfUid>) =>
    game(args).innerJoin('analysis', 'analysis.gameId', 'game.id').select('analysis.analysis'),
  )
  const insertGuess = insertNew(db, 'guess', 'gameId', 'risk_guess', 'risk_score', 'time', 'guess_accuracy')
  const findGuess = compileQuery((args: Args<OfUid>) =>
    game(args)
      .innerJoin('guess', 'guess.gameId', 'game.id')
      .select(['guess.risk_guess', 'guess.risk_score', 'guess.time', 'guess.guess_accuracy']),
  )
  const insertAdvice = insertNew(db, 'advice', 'gameId', 'advice')
  const findAdvice = compileQuery((args: Args<OfUid>) => game(args).innerJoin('advice', 'advice.gameId', 'game.id').select('advice.advice'))

  return {
    /** The first analysis of a game is final. `comparable`: whether it may enter a comparison group; default no */
    addAnalysis: transact(function* (uid: string, analysis: GameAnalysis, at: number, comparable = false): Work<void> {
      const game = yield* games.findGame(uid)
      if (!game) return
      const added = yield* change(insertAnalysis, {
        gameId: game.id,
        modelVersion: analysis.modelVersion,
        firm: analysis.results.quality.firm,
        analysis: toJson(analysis),
        createdAt: at,
        comparable,
      })
      if (added === 0) return
      yield* games.complete(game.id, at)
      yield* addEvent(game.id, 'game.analysed', at)
      if (game.test) yield* pageNotes.verify(game.id, at)
      yield* tallies.addOfWeek(uid, 'analysed', categoryKey(analysis), at)
    }),
    findAnalysis: read((uid: string) => map(first(findAnalysis, { uid }), (row) => row && parseJson(row.analysis))),
    /** The first guess is final; another value is a `conflict`. */
    addGuess: transact(function* (uid: string, guess: StoredGuess, at = Date.now()): Work<StoredGuess> {
      const game = yield* games.findGame(uid)
      if (game && (yield* change(insertGuess, { gameId: game.id, ...guess })) === 1) yield* tallies.addOfWeek(uid, 'guessed', '', at)
      const storedGuess = yield* first(findGuess, { uid })
      if (!storedGuess) throw new ProblemError('not_found')
      if (storedGuess.risk_guess !== guess.risk_guess) throw new ProblemError('conflict', 'another guess is already stored')
      return storedGuess
    }),
    findGuess: read((uid: string): Work<StoredGuess | undefined> => first(findGuess, { uid })),
    /** The first advice is final and is returned. */
    addAdvice: write(function* (uid: string, advice: Advice): Work<Advice> {
      const game = yield* games.findGame(uid)
      if (game) yield* change(insertAdvice, { gameId: game.id, advice: toJson(advice) })
      const storedAdvice = yield* first(findAdvice, { uid })
      if (!storedAdvice) throw new ProblemError('not_found')
      return parseJson(storedAdvice.advice)
    }),
    findAdvice: read((uid: string): Work<Advice | undefined> => map(first(findAdvice, { uid }), (row) => row && parseJson(row.advice))),
  }
}
