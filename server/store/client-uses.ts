import { type Kysely, sql } from 'kysely'
import { argument, compileQuery } from './query.ts'
import type { ClientUses } from './store.ts'
import type { Tables } from './tables.ts'
import { change, first, type Work } from './work.ts'

type Window = { client: string; now: number; until: number }
type UseRow = { uses: number; ends_at: number }

const toUses = ({ uses, ends_at }: UseRow): ClientUses => ({ uses, endsAt: ends_at })

/** Uses of something limited by a client, for all processes together; a window is forgotten after its end. */
export function clientUseWork(db: Kysely<Tables>) {
  const until = sql<number>`cast(${argument('until')} as bigint)`
  const count = compileQuery<Window, UseRow>(
    db
      .insertInto('client_use')
      .values({ client: argument('client'), uses: sql.lit(1), ends_at: argument('until') })
      .onConflict((conflict) =>
        conflict.column('client').doUpdateSet({
          uses: sql<number>`client_use.uses + 1`,
          // After the clock was set back no window is longer than a new one.
          ends_at: sql<number>`case when client_use.ends_at > ${until} then ${until} else client_use.ends_at end`,
        }),
      )
      .returning(['uses', 'ends_at']),
  )
  const find = compileQuery<Omit<Window, 'until'>, UseRow>(
    db
      .selectFrom('client_use')
      .where('client', '=', argument<string>('client'))
      .where('ends_at', '>', argument<number>('now'))
      .select(['uses', 'ends_at']),
  )
  const forget = compileQuery<Pick<Window, 'now'>>(db.deleteFrom('client_use').where('ends_at', '<=', argument<number>('now')))
  const key = compileQuery<object, { key: string }>(db.selectFrom('client_key').select('key'))
  return {
    *count(window: Window): Work<ClientUses> {
      yield* change(forget, window)
      return toUses((yield* first(count, window)) as UseRow)
    },
    *find(client: string, now: number): Work<ClientUses | undefined> {
      const row = yield* first(find, { client, now })
      return row && toUses(row)
    },
    *key(): Work<string> {
      return ((yield* first(key, {})) as { key: string }).key
    },
  }
}
