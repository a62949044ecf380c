import { sql } from 'kysely'
import type { PopupAnswerRecord } from '../../contract/game.ts'
import { ProblemError } from '../errors/problem.ts'
import { type gameWork, isOpenAt } from './games.ts'
import { gamesWithSecrets } from './operator-world.ts'
import { type Args, argument, compileQuery, type Db } from './query.ts'
import { all, change, map, read, type Work, write } from './work.ts'

/** Maximum answers per game; an hour-long game with a popup every 30 seconds has 120. */
export const answersOfGame = 300

/** Answers to popups, each with the number of cards turned at that point. */
export const popupAnswerWork = (db: Db, { findGame }: ReturnType<typeof gameWork>) => {
  const insert = compileQuery((args: Args<PopupAnswerRecord & { at: number }>) =>
    db
      .insertInto('popupAnswer')
      .columns(['gameId', 'popup_message', 'time', 'popup_answer', 'cards_turned'])
      .expression(
        gamesWithSecrets(db)
          .where('game.uid', '=', args.id)
          .where('secret.revokedAt', 'is', null)
          .where((e) => e.or([e('secret.endsAt', 'is', null), e('secret.endsAt', '>', sql<number>`cast(${args.at} as bigint)`)]))
          .where((e) => {
            const answers = e.selectFrom('popupAnswer').whereRef('popupAnswer.gameId', '=', 'game.id')
            return e(
              answers.select((p) => p.fn.countAll<number>().as('stored')),
              '<',
              sql.lit(answersOfGame),
            )
          })
          .select((e) => [
            'game.id',
            argument(args, 'popup_message', 'text'),
            argument(args, 'time', 'bigint'),
            argument(args, 'popup_answer', 'text'),
            e
              .selectFrom('draw')
              .whereRef('draw.gameId', '=', 'game.id')
              .select((d) => d.fn.countAll<number>().as('turned'))
              .as('cards_turned'),
          ]),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
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
