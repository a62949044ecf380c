import { sql } from 'kysely'
import { cardsPerGame } from '../../contract/constants.ts'
import type { CardSelection, PopupAnswerRecord } from '../../contract/game.ts'
import type { GameAnalysis } from '../analysis/types.ts'
import { drawColumns } from './draws.ts'
import { type Args, compileQuery, type Db } from './query.ts'
import { all, pages, type Work } from './work.ts'

export type CompletedGame = {
  /** The database's own id, never exposed */
  id: number
  draws: Omit<CardSelection, 'id'>[]
  /** In chronological order, each with the number of cards turned at that point */
  popups: (Omit<PopupAnswerRecord, 'id'> & { cards_turned: number })[]
  /** As stored, if the game was analysed */
  analysis: GameAnalysis | undefined
  createdAt: number
  completedAt: number | null
  /** Its secret was revoked */
  revoked: boolean
  /** Id of the study that its operator had declared when it began */
  study: string | null
}

type OfGame = { game_id: number }

/** Games played to the end, with everything stored about them. */
export const completedGameWork = (db: Db) => {
  const complete = compileQuery((args: Args<{ after: number; page: number }>) =>
    db
      .selectFrom('draw')
      .innerJoin('game', 'game.id', 'draw.game_id')
      .innerJoin('secret', 'secret.id', 'game.secret_id')
      .leftJoin('analysis', 'analysis.game_id', 'game.id')
      .where('secret.test', '=', sql.lit(0))
      .where('selection_id', '=', sql.lit(cardsPerGame))
      .where('draw.game_id', '>', args.after)
      .select(['draw.game_id', 'analysis.analysis', 'game.created_at', 'game.completed_at'])
      .select(['secret.revoked_at', 'game.study'])
      .orderBy('draw.game_id')
      .limit(args.page),
  )
  const popupsOfGame = compileQuery((args: Args<OfGame>) =>
    db
      .selectFrom('popup_answer')
      .where('game_id', '=', args.game_id)
      .select(['time', 'popup_message', 'popup_answer', 'cards_turned'])
      .orderBy('cards_turned')
      .orderBy('time')
      .orderBy('popup_message'),
  )
  const listOfGame = compileQuery((args: Args<OfGame>) =>
    db.selectFrom('draw').where('game_id', '=', args.game_id).select(drawColumns).orderBy('selection_id'),
  )

  return {
    /** All complete games of live secrets in order of registration, read `page` at a time. */
    completedGames: pages(function* (after: number, page: number): Work<{ id: number; item: CompletedGame }[]> {
      const games: { id: number; item: CompletedGame }[] = []
      for (const { game_id, analysis, ...game } of yield* all(complete, { after, page })) {
        const item = {
          id: game_id,
          draws: yield* all(listOfGame, { game_id }),
          popups: yield* all(popupsOfGame, { game_id }),
          analysis: analysis === null ? undefined : (JSON.parse(analysis) as GameAnalysis),
          createdAt: game.created_at,
          completedAt: game.completed_at,
          revoked: game.revoked_at !== null,
          study: game.study,
        }
        games.push({ id: game_id, item })
      }
      return games
    }),
  }
}
