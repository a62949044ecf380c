import { type Kysely, sql } from 'kysely'
import { argument, compileQuery } from './query.ts'
import type { Tables } from './tables.ts'
import { change, first, type Work } from './work.ts'

type OfMinute = { client: string; minute: number }

/** Failed authentications of a client in a minute, for all processes together; older minutes are forgotten. */
export function failureWork(db: Kysely<Tables>) {
  const insert = compileQuery<OfMinute>(
    db
      .insertInto('failure')
      .values({ client: argument('client'), minute: argument('minute'), failures: sql.lit(1) })
      .onConflict((conflict) =>
        conflict.columns(['client', 'minute']).doUpdateSet((e) => ({ failures: e('failure.failures', '+', sql.lit(1)) })),
      ),
  )
  const count = compileQuery<OfMinute, { failures: number }>(
    db
      .selectFrom('failure')
      .where('client', '=', argument<string>('client'))
      .where('minute', '=', argument<number>('minute'))
      .select('failures'),
  )
  const forget = compileQuery<{ minute: number }>(db.deleteFrom('failure').where('minute', '<', argument<number>('minute')))
  return {
    *add(client: string, minute: number): Work<void> {
      yield* change(forget, { minute })
      yield* change(insert, { client, minute })
    },
    *count(client: string, minute: number): Work<number> {
      return (yield* first(count, { client, minute }))?.failures ?? 0
    },
  }
}
