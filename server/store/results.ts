import type { Advice, RiskGuess } from '../../contract/results.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { ProblemError } from '../errors/problem.ts'
import type { AddEvent } from './events.ts'
import type { gameWork } from './games.ts'
import { type Args, compileQuery, type Db, given } from './query.ts'
import { categoryKey, type tallyWork } from './tallies.ts'
import { change, first, read, transact, type Work, write } from './work.ts'

/** Claims are derived from the analysis, so they are not stored with the guess. */
type StoredGuess = Omit<RiskGuess, 'claims'>

type OfUid = { uid: string }
type NewAnalysis = OfUid & { model_version: string; firm: number; analysis: string; created_at: number; comparable: number }

/** Analysis, guess and advice: one of each per game; the first one is final. */
export const resultWork = (db: Db, games: ReturnType<typeof gameWork>, tallies: ReturnType<typeof tallyWork>, addEvent: AddEvent) => {
  const game = (args: Args<OfUid>) => db.selectFrom('game').where('game.uid', '=', args.uid)
  const insertAnalysis = compileQuery((args: Args<NewAnalysis>) =>
    db
      .insertInto('analysis')
      .columns(['game_id', 'model_version', 'firm', 'analysis', 'created_at', 'comparable'])
      .expression(
        game(args).select([
          'game.id',
          given(args, 'model_version', 'text'),
          given(args, 'firm', 'integer'),
          given(args, 'analysis', 'text'),
          given(args, 'created_at', 'bigint'),
          given(args, 'comparable', 'integer'),
        ]),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
  const findAnalysis = compileQuery((args: Args<OfUid>) =>
    game(args).innerJoin('analysis', 'analysis.game_id', 'game.id').select('analysis.analysis'),
  )
  const insertGuess = compileQuery((args: Args<OfUid & StoredGuess>) =>
    db
      .insertInto('guess')
      .columns(['game_id', 'risk_guess', 'risk_score', 'time', 'guess_accuracy'])
      .expression(
        game(args).select([
          'game.id',
          given(args, 'risk_guess', 'integer'),
          given(args, 'risk_score', 'integer'),
          given(args, 'time', 'bigint'),
          given(args, 'guess_accuracy', 'text'),
        ]),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
  const findGuess = compileQuery((args: Args<OfUid>) =>
    game(args)
      .innerJoin('guess', 'guess.game_id', 'game.id')
      .select(['guess.risk_guess', 'guess.risk_score', 'guess.time', 'guess.guess_accuracy']),
  )
  const insertAdvice = compileQuery((args: Args<OfUid & { advice: string }>) =>
    db
      .insertInto('advice')
      .columns(['game_id', 'advice'])
      .expression(game(args).select(['game.id', given(args, 'advice', 'text')]))
      .onConflict((conflict) => conflict.doNothing()),
  )
  const findAdvice = compileQuery((args: Args<OfUid>) =>
    game(args).innerJoin('advice', 'advice.game_id', 'game.id').select('advice.advice'),
  )

  return {
    /** The first analysis of a game is final. `comparable`: whether it may enter a comparison group; default no */
    addAnalysis: transact(function* (uid: string, analysis: GameAnalysis, at: number, comparable = false): Work<void> {
      const added = yield* change(insertAnalysis, {
        uid,
        model_version: analysis.modelVersion,
        firm: analysis.results.quality.firm ? 1 : 0,
        analysis: JSON.stringify(analysis),
        created_at: at,
        comparable: comparable ? 1 : 0,
      })
      const analysed = added === 1 ? yield* games.findGame(uid) : undefined
      if (!analysed) return
      yield* games.complete(analysed.id, at)
      yield* addEvent(analysed.id, 'game.analysed', at)
      yield* tallies.addOfWeek(uid, 'analysed', categoryKey(analysis), at)
    }),
    findAnalysis: read(function* (uid: string): Work<GameAnalysis | undefined> {
      const row = yield* first(findAnalysis, { uid })
      return row && (JSON.parse(row.analysis) as GameAnalysis)
    }),
    /** The first guess is final; another value is a `conflict`. */
    addGuess: transact(function* (uid: string, guess: StoredGuess, at = Date.now()): Work<StoredGuess> {
      if ((yield* change(insertGuess, { uid, ...guess })) === 1) yield* tallies.addOfWeek(uid, 'guessed', '', at)
      const stored = yield* first(findGuess, { uid })
      if (!stored) throw new ProblemError('not_found')
      if (stored.risk_guess !== guess.risk_guess) throw new ProblemError('conflict', 'another guess is stored')
      return stored
    }),
    findGuess: read(function* (uid: string): Work<StoredGuess | undefined> {
      return yield* first(findGuess, { uid })
    }),
    /** The first advice is final and is returned. */
    addAdvice: write(function* (uid: string, advice: Advice): Work<Advice> {
      yield* change(insertAdvice, { uid, advice: JSON.stringify(advice) })
      const stored = yield* first(findAdvice, { uid })
      if (!stored) throw new ProblemError('not_found')
      return JSON.parse(stored.advice) as Advice
    }),
    findAdvice: read(function* (uid: string): Work<Advice | undefined> {
      const row = yield* first(findAdvice, { uid })
      return row && (JSON.parse(row.advice) as Advice)
    }),
  }
}
