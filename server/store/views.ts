import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashSecret } from '../keys/secrets.ts'
import type { consentWork } from './consents.ts'
import { forgetting } from './forget.ts'
import { type gameWork, lastAgreed, type OpenedBy } from './games.ts'
import type { OperatorWorld } from './operator-world.ts'
import { type Args, compileQuery, type Db, insertInto } from './query.ts'
import { change, type Engine, first, read, transact, type Work } from './work.ts'

/** The games of a partner's own user id that a secret may open. */
type ViewQuery = {
  world: OperatorWorld
  externalHash: string
  by: OpenedBy
  /** One game: the newest with advice, else the newest */
  newest: boolean
  secretHash: string
  at: number
}

/** A game that was opened, with the view id made for this opening. */
export type OpenedGame = Openable & { operator: string; viewId: string }
type Openable = ReturnType<ReturnType<typeof gameWork>['listOpenable']> extends Work<(infer Game)[]> ? Game : never

/** What a view id stands for, whose look-up it came from: a session's, or a page secret's where user ids are open; and whether the player agrees. */
export type View = { uid: string; operator: string; by: 'account' | 'page'; agreed: boolean }

/** How long a view id lasts, ms, and how many of one game are kept: the newest. */
export const viewLasts = 24 * 3600 * 1000
const viewsOfGame = 100

/** Ids that stand for a game which an account, or a page where user ids are open, looked up. */
export const viewWork = (db: Db, { exclusive }: Engine, games: ReturnType<typeof gameWork>, consents: ReturnType<typeof consentWork>) => {
  const insert = insertInto(db, 'viewId', 'hash', 'gameId', 'secretId', 'createdAt')
  const secretOf = compileQuery((args: Args<{ hash: string }>) => db.selectFrom('secret').select('id').where('hash', '=', args.hash))
  const keepNewest = compileQuery((args: Args<{ gameId: number }>) =>
    db
      .deleteFrom('viewId')
      .where('gameId', '=', args.gameId)
      .where('hash', 'not in', (e) =>
        e
          .selectFrom('viewId as newer')
          .where('newer.gameId', '=', args.gameId)
          .orderBy('newer.createdAt', 'desc')
          .limit(sql.lit(viewsOfGame))
          .select('newer.hash'),
      ),
  )
  const find = compileQuery((args: Args<{ hash: string; after: number; now: number }>) =>
    db
      .selectFrom('viewId')
      .innerJoin('game', 'game.id', 'viewId.gameId')
      .innerJoin('secret', 'secret.id', 'viewId.secretId')
      .leftJoin('serverKey', 'serverKey.id', 'secret.keyId')
      .where('viewId.hash', '=', args.hash)
      .where('viewId.createdAt', '>', args.after)
      .where('secret.revokedAt', 'is', null)
      .where('serverKey.revokedAt', 'is', null)
      .where((e) => {
        const retiresAt = e.fn.coalesce('secret.retiresAt', 'serverKey.retiresAt')
        return e.or([e(retiresAt, 'is', null), e(retiresAt, '>', args.now)])
      })
      .select(['game.uid', 'game.operator', 'secret.sessionId'])
      .select((e) => lastAgreed(e).as('open')),
  )

  return {
    /** Makes a view id for each game found, and notes the opening in the game's consent. */
    open: transact(function* ({ world, externalHash, by, newest, secretHash, at }: ViewQuery): Work<OpenedGame[]> {
      // Read again under the locks: a player may have taken it back in between.
      if (!exclusive) for (const { id } of yield* games.listOpenable(world, externalHash, by)) yield* consents.lock(id)
      const matches = yield* games.listOpenable(world, externalHash, by)
      const secret = yield* first(secretOf, { hash: secretHash })
      if (!secret) return []
      const opened: OpenedGame[] = []
      for (const game of newest ? matches.slice(0, 1) : matches) {
        const viewId = randomUUID()
        yield* change(insert, { hash: hashSecret(viewId), gameId: game.id, secretId: secret.id, createdAt: at })
        yield* change(keepNewest, { gameId: game.id })
        // A list shows its scores on every visit: it counts once per session.
        if (newest || !(yield* consents.wasOpenedWith(game.id, secret.id))) yield* consents.noteUse(game.id, 'opened', at, secret.id)
        opened.push({ ...game, operator: world.operator, viewId })
      }
      return opened
    }),
    /** Undefined once it has ended: after 24 hours, with its game, its key, or the player's consent. */
    find: read(function* (viewId: string, now: number): Work<View | undefined> {
      const row = yield* first(find, { hash: hashSecret(viewId), after: now - viewLasts, now })
      return row && { uid: row.uid, operator: row.operator, by: row.sessionId === null ? 'page' : 'account', agreed: row.open === true }
    }),
    /** Removes those made longer ago than an age, ms. */
    forget: forgetting(db, 'viewId', 'hash', 'createdAt'),
  }
}
