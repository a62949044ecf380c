import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import type { EngineName } from '../store/migrate.ts'
import { openDatabase } from '../store/open-store.ts'
import { createStore } from '../store/store.ts'
import { all, change } from '../store/work.ts'
import { collectLog } from '../testing/collect-log.ts'
import { emptyDatabase, newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { storeCompleteGames } from '../testing/play-game.ts'
import { runHere } from '../testing/run-here.ts'
import { startTestServer, testIdKey } from '../testing/test-server.ts'
import { maxAttempts } from './jobs.ts'

/** A database of its own, and what a server needs to use it. */
const open = async (engine: EngineName, newUrl: () => Promise<string>) => {
  const DATABASE_URL = engine === 'postgres' ? await newUrl() : undefined
  const settings = { NODE_ENV: 'test', DATA_DIR: newFolder(onTestFinished), ID_KEY: testIdKey, ...(DATABASE_URL && { DATABASE_URL }) }
  const connection = await openDatabase(readConfig(settings), engine)
  const run = (sql: string) => connection.engine.write(() => change({ sql, names: [] }, {}))
  return { settings, connection, run, store: createStore(connection) }
}

// Both queues pass one contract; the other here in `npm run soak -- postgres-too`.
test.each(process.env.POSTGRES_TOO ? (['sqlite', 'postgres'] as const) : (['postgres'] as const))(
  'a poisoned game (%s): tried three times, set aside, the player gets an error, others go on; repaired and retried by command, it is analysed',
  async (engine) => {
    const { settings, run, store } = await open(engine, newDatabase)
    const [poisonedGame = '', next = ''] = await storeCompleteGames(store, 2)
    /** There are reward structures 0 to 8. */
    const setStructure = (id: number) =>
      run(`update draw set reward_structure_id = ${id} where "gameId" = (select id from game where uid = '${poisonedGame}')`)
    await setStructure(99)

    const { log, text, warnings } = collectLog()
    const server = await startTestServer(settings, { log })
    const ask = (uid: string) => server.call('POST', `/api/v1/results/results/${uid}`)
    const refusal = { status: 500, body: { code: 'internal', detail: 'the analysis failed and will not be retried' } }
    const answers = await Promise.all([ask(poisonedGame), ask(next)])
    expect(answers).toMatchObject([refusal, { status: 200 }])
    expect(await ask(poisonedGame)).toMatchObject(refusal)
    // A slow machine may also replace a worker.
    expect(warnings().filter(({ kind }) => kind === 'analysis')).toMatchObject([
      { reason: 'RangeError', attempt: 1, msg: 'a job failed and will be retried' },
      { reason: 'RangeError', attempt: 2, msg: 'a job failed and will be retried' },
      { reason: 'RangeError', attempt: maxAttempts, msg: 'a job failed for good' },
    ])
    expect(text()).not.toContain(poisonedGame)

    const command = (...args: string[]) => runHere(['jobs', ...args], settings)
    const listing = await command('list')
    expect(listing.out).toMatch(/^analysis {2}[0-9a-f]{12} {2}RangeError {2}\S+Z$/)
    expect(listing.out).not.toContain(poisonedGame)
    await setStructure(4)
    expect((await command('retry', listing.out.split('  ')[1] ?? '')).code).toBe(0)
    expect(await ask(poisonedGame)).toMatchObject({ status: 200 })

    await server.close()
    await store.close()
  },
)

/** A job of a kind that only a newer release knows, as that release leaves it behind when it is rolled back. */
const leaveBehind = {
  sqlite: `insert into job (kind, key, network, data, "nextAt") values ('parcel', 'k', '', '{}', 0)`,
  async postgres(url: string) {
    const boss = new PgBoss({ connectionString: url, supervise: false })
    await boss.start()
    await boss.createQueue('parcel')
    await boss.send('parcel', {}, { singletonKey: 'k' })
    await boss.stop({ graceful: false })
  },
}
const findParcels = {
  sqlite: "select state, attempts from job where kind = 'parcel'",
  postgres: "select state::text, retry_count as attempts from pgboss.job where name = 'parcel'",
}

test.each(['sqlite', 'postgres'] as const)(
  'a queue with jobs of a newer release (%s) logs a warning, leaves them untouched, and games are analysed',
  async (engine) => {
    const { settings, connection, run, store } = await open(engine, emptyDatabase)
    const { DATABASE_URL: url } = settings
    const parcels = () => connection.engine.read(() => all({ sql: findParcels[engine], names: [] }, {}))
    const [uid] = await storeCompleteGames(store, 1)
    if (url) {
      await leaveBehind.postgres(url)
      await run('update pgboss.version set version = 999')
    } else await run(leaveBehind.sqlite)
    const parcelsBefore = await parcels()
    expect(parcelsBefore).toHaveLength(1)

    const { log, warnings } = collectLog()
    const server = await startTestServer(settings, { log })
    expect((await server.call('POST', `/api/v1/results/results/${uid}`)).status).toBe(200)
    expect(await parcels()).toEqual(parcelsBefore)
    const newer = {
      name: 'NewerQueue',
      message: expect.stringMatching(/^the tables of the queue have version 999, this release knows \d+/),
    }
    // A slow machine may also replace a worker.
    expect(warnings().filter(({ name }) => name === 'NewerQueue')).toEqual(url ? [expect.objectContaining(newer)] : [])

    await server.close()
    await store.close()
  },
)
