import type { Kysely } from 'kysely'
import type { Args } from './query.ts'
import type { Tables } from './tables.ts'

/**
 * What a key or secret gives access to: the games of its operator in its own world, live or test (ruling 38). A `ServerKey` and a
 * `SecretRecord` are scopes.
 */
export type Scope = { operator: string; test: boolean }
export type ScopeRow = { operator: string; test: number }

export const scopeRow = ({ operator, test }: Scope): ScopeRow => ({ operator, test: test ? 1 : 0 })

/** Games of a scope. Every look-up by an external id or a reference starts here, so that none can see the other world. */
export const gamesInScope = (db: Kysely<Tables>, args: Args<ScopeRow>) =>
  db
    .selectFrom('game')
    .innerJoin('secret', 'secret.id', 'game.secret_id')
    .where('game.operator', '=', args.operator)
    .where('secret.test', '=', args.test)
