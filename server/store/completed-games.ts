import { sql } from 'kysely'
import { cardsPerGame } from '../../contract/constants.ts'
import type { CardSelection, PopupAnswerRecord } from '../../contract/game.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { drawColumns } from './draws.ts'
import { type Args, compileQuery, type Db } from './query.ts'
import { parseJson } from './schema/columns.ts'
import { all, pages, type Work } from './work.ts'

export type CompletedGame = {
  /** The database's own id, never exposed */
  id: number
  draws: Omit<CardSelection, 'id'>[]
  /** In chronological order, each with the number of cards turned at that point */
  popups: (Omit<PopupAnswerRecord, 'id'> & { cards_turned: number })[]
  analysis: GameAnalysis | undefined
  createdAt: number
  completedAt: number | null
  /** Its secret was revoked */
  revoked: boolean
  /** Id of the study that its operator had declared when it began */
  study: string | null
}

type OfGame = { gameId: number }

/** Games played to the end, with everything stored about them. */
export const completedGameWork = (db: Db) => {
  const complete = compileQuery((args: Args<{ after: number; page: number }>) =>
    db
      .selectFrom('draw')
      .innerJoin('game', 'game.id', 'draw.gameId')
      .innerJoin('secret', 'secret.id', 'game.secretId')
      .leftJoin('analysis', 'analysis.gameId', 'game.id')
      .where('secret.test', '=', sql.lit(false))
      .where('selection_id', '=', sql.lit(cardsPerGame))
      .where('draw.gameId', '>', args.after)
      .select(['draw.gameId', 'analysis.analysis', 'game.createdAt', 'game.completedAt'])
      .select(['secret.revokedAt', 'game.study'])
      .orderBy('draw.gameId')
      .limit(args.page),
  )
  const popupsOfGame = compileQuery((args: Args<OfGame>) =>
    db
      .selectFrom('popupAnswer')
      .where('gameId', '=', args.gameId)
      .select(['time', 'popup_message', 'popup_answer', 'cards_turned'])
      .orderBy('cards_turned')
      .orderBy('time')
      .orderBy('popup_message'),
  )
  const listOfGame = compileQuery((args: Args<OfGame>) =>
    db.selectFrom('draw').where('gameId', '=', args.gameId).select(drawColumns).orderBy('selection_id'),
  )

  return {
    /** All complete games of live secrets in order of registration, read `page` at a time. */
    completedGames: pages(function* (after: number, page: number): Work<{ id: number; item: CompletedGame }[]> {
      const games: { id: number; item: CompletedGame }[] = []
      for (const { gameId: id, analysis: text, revokedAt, ...game } of yield* all(complete, { after, page })) {
        const draws = yield* all(listOfGame, { gameId: id })
        const popups = yield* all(popupsOfGame, { gameId: id })
        const analysis = text === null ? undefined : parseJson(text)
        games.push({ id, item: { ...game, id, draws, popups, analysis, revoked: revokedAt !== null } })
      }
      return games
    }),
  }
}
