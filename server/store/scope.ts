import type { Args, Db } from './query.ts'
import type { Scope } from './records.ts'

export type ScopeRow = { operator: string; test: number }

export const scopeRow = ({ operator, test }: Scope): ScopeRow => ({ operator, test: test ? 1 : 0 })

/** Games of a scope. Every look-up by an external id or a reference starts here, so that none can see the other world. */
export const gamesInScope = (db: Db, args: Args<ScopeRow>) =>
  db
    .selectFrom('game')
    .innerJoin('secret', 'secret.id', 'game.secret_id')
    .where('game.operator', '=', args.operator)
    .where('secret.test', '=', args.test)
