import type { Args, Db } from './query.ts'

/**
 * What a key or secret gives access to: the games of its operator in its own world, live or test. A `ServerKey` and a
 * `SecretRecord` are scopes.
 */
export type Scope = { operator: string; test: boolean }

/** Games of a scope. Every look-up by an external id or a reference starts here, so that none can see the other world. */
export const gamesInScope = (db: Db, args: Args<Scope>) =>
  db
    .selectFrom('game')
    .innerJoin('secret', 'secret.id', 'game.secretId')
    .where('game.operator', '=', args.operator)
    .where('secret.test', '=', args.test)
