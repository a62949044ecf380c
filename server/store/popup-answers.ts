import { sql } from 'kysely'
import type { PopupAnswerRecord } from '../../contract/game.ts'
import { ProblemError } from '../errors/problem.ts'
import { type gameWork, isOpenAt } from './games.ts'
import { gamesWithSecrets } from './operator-world.ts'
import { type Args, compileQuery, type Db, insertFrom, pick } from './query.ts'
import { all, change, map, read, type Work, write } from './work.ts'

/** Maximum answers per game; an hour-long game with a popup every 30 seconds has 120. */
export const answersOfGame = 300

/** Answers to popups, each with the number of cards turned at that point. */
export const popupAnswerWork = (db: Db, { findGame }: ReturnType<typeof gameWork>) => {
  const numberIn = (table: 'popupAnswer' | 'draw') => sql<number>`(select count(*) from ${sql.table(table)} where "gameId" = game.id)`
  const insert = compileQuery((args: Args<PopupAnswerRecord & { at: number }>) => {
    const open = gamesWithSecrets(db)
      .where('game.uid', '=', args.id)
      .where('secret.revokedAt', 'is', null)
      .where((e) => e.or([e('secret.endsAt', 'is', null), e('secret.endsAt', '>', sql<number>`cast(${args.at} as bigint)`)]))
      .where(numberIn('popupAnswer'), '<', sql.lit(answersOfGame))
    return insertFrom(db, 'popupAnswer', open, {
      ...pick(args, 'popup_message', 'time', 'popup_answer'),
      gameId: 'game.id',
      cards_turned: numberIn('draw'),
    }).onConflict((conflict) => conflict.doNothing())
  })
  const list = compileQuery((args: Args<{ uid: string }>) =>
    db
      .selectFrom('game')
      .innerJoin('popupAnswer', 'popupAnswer.gameId', 'game.id')
      .where('game.uid', '=', args.uid)
      .select(['popupAnswer.time', 'popupAnswer.popup_message', 'popupAnswer.popup_answer'])
      .orderBy('popupAnswer.time')
      .orderBy('popupAnswer.popup_message'),
  )

  const listOf = (uid: string): Work<PopupAnswerRecord[]> => map(all(list, { uid }), (rows) => rows.map((row) => ({ id: uid, ...row })))

  return {
    addPopupAnswer: write(function* (answer: PopupAnswerRecord, at = Date.now()): Work<void> {
      if ((yield* change(insert, { ...answer, at })) === 1) return
      const game = yield* findGame(answer.id)
      if (!game || !isOpenAt(game, at)) throw new ProblemError('forbidden')
      const storedAnswer = (yield* listOf(answer.id)).find(
        (each) => each.popup_message === answer.popup_message && each.time === answer.time,
      )
      if (!storedAnswer) throw new ProblemError('invalid', 'too many popup answers for this game')
      if (storedAnswer.popup_answer !== answer.popup_answer)
        throw new ProblemError('conflict', 'another answer to this popup is already stored for this time')
    }),
    listPopupAnswers: read(listOf),
  }
}
