import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashSecret } from '../security/secrets.ts'
import type { consentWork } from './consents.ts'
import { forgetting } from './forget.ts'
import { type gameWork, lastAgreed } from './games.ts'
import { type Args, compileQuery, type Db } from './query.ts'
import type { OpenedBy, OpenedGame, Scope, View } from './records.ts'
import { change, type Engine, first, read, transact, type Work } from './work.ts'

/** The games of a partner's own user id that a secret may open. */
type LookUp = {
  scope: Scope
  externalHash: string
  by: OpenedBy
  /** One game: the newest with advice, else the newest */
  newest: boolean
  secretHash: string
  at: number
}

/** How long a view id lasts, ms, and how many of one game are kept: the newest (requirements, ruling 36). */
export const viewLasts = 24 * 3600 * 1000
const viewsOfGame = 100

/** Ids that stand for a game which an account, or a page where user ids are open, looked up. */
export const viewWork = (db: Db, { exclusive }: Engine, games: ReturnType<typeof gameWork>, consents: ReturnType<typeof consentWork>) => {
  const insert = compileQuery((args: Args<{ hash: string; game_id: number; secret_hash: string; at: number }>) =>
    db
      .insertInto('view_id')
      .columns(['hash', 'game_id', 'secret_id', 'created_at'])
      .expression(
        db
          .selectFrom('secret')
          .where('secret.hash', '=', args.secret_hash)
          .select([
            sql<string>`cast(${args.hash} as text)`.as('hash'),
            sql<number>`cast(${args.game_id} as bigint)`.as('game_id'),
            'secret.id',
            sql<number>`cast(${args.at} as bigint)`.as('created_at'),
          ]),
      ),
  )
  const keepNewest = compileQuery((args: Args<{ game_id: number }>) =>
    db
      .deleteFrom('view_id')
      .where('game_id', '=', args.game_id)
      .where('hash', 'not in', (e) =>
        e
          .selectFrom('view_id as newer')
          .where('newer.game_id', '=', args.game_id)
          .orderBy('newer.created_at', 'desc')
          .limit(sql.lit(viewsOfGame))
          .select('newer.hash'),
      ),
  )
  const find = compileQuery((args: Args<{ hash: string; after: number; now: number }>) =>
    db
      .selectFrom('view_id')
      .innerJoin('game', 'game.id', 'view_id.game_id')
      .innerJoin('secret', 'secret.id', 'view_id.secret_id')
      .leftJoin('server_key', 'server_key.id', 'secret.key_id')
      .where('view_id.hash', '=', args.hash)
      .where('view_id.created_at', '>', args.after)
      .where('secret.revoked_at', 'is', null)
      .where('server_key.revoked_at', 'is', null)
      .where(sql<boolean>`coalesce(secret.retires_at, server_key.retires_at) is null
        or coalesce(secret.retires_at, server_key.retires_at) > ${args.now}`)
      .select(['game.uid', 'game.operator', 'secret.session_id'])
      .select((e) => lastAgreed(e).as('open')),
  )

  return {
    /** Makes a view id for each game found, and notes the opening in the game's consent. */
    open: transact(function* ({ scope, externalHash, by, newest, secretHash, at }: LookUp): Work<OpenedGame[]> {
      // Read again under the locks: a player may have taken it back in between.
      if (!exclusive) for (const { id } of yield* games.listOpenable(scope, externalHash, by)) yield* consents.lock(id)
      const found = yield* games.listOpenable(scope, externalHash, by)
      const opened: OpenedGame[] = []
      for (const game of newest ? found.slice(0, 1) : found) {
        const viewId = randomUUID()
        yield* change(insert, { hash: hashSecret(viewId), game_id: game.id, secret_hash: secretHash, at })
        yield* change(keepNewest, { game_id: game.id })
        // A list shows its scores on every visit: it counts once per session.
        if (newest || !(yield* consents.wasOpenedWith(game.id, secretHash))) yield* consents.noteUse(game.id, 'opened', at, secretHash)
        opened.push({ ...game, operator: scope.operator, viewId })
      }
      return opened
    }),
    /** Undefined once it has ended: after 24 hours, with its game, its key, or the player's consent. */
    find: read(function* (viewId: string, now: number): Work<View | undefined> {
      const row = yield* first(find, { hash: hashSecret(viewId), after: now - viewLasts, now })
      return row && { uid: row.uid, operator: row.operator, by: row.session_id === null ? 'page' : 'account', agreed: row.open === 1 }
    }),
    /** Removes those made longer ago than an age, ms. */
    forget: forgetting(db, 'view_id', 'hash', 'created_at'),
  }
}
