import type { Args, Db } from './query.ts'

/** What a key or secret gives access to: its operator's games in its own world. `ServerKey` and `SecretRecord` are such worlds. */
export type OperatorWorld = { operator: string; test: boolean }

/** Games with the secrets they are registered with. */
export const gamesWithSecrets = (db: Db) => db.selectFrom('game').innerJoin('secret', 'secret.id', 'game.secretId')

/** Games of a world. Every look-up by an external id or a reference starts here, so that none can see the other world. */
export const gamesInWorld = (db: Db, args: Args<OperatorWorld>) =>
  gamesWithSecrets(db).where('game.operator', '=', args.operator).where('secret.test', '=', args.test)
