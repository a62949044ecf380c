import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { openDatabase } from '../store/open-store.ts'
import { createStore } from '../store/store.ts'
import { all, change } from '../store/work.ts'
import { collectLog } from '../testing/collect-log.ts'
import { emptyDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { storeCompleteGames } from '../testing/play-game.ts'
import { startTestServer, testIdKey } from '../testing/test-server.ts'

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
    const dataDir = newFolder(onTestFinished)
    const url = engine === 'postgres' ? await emptyDatabase() : undefined
    const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, ID_KEY: testIdKey, ...(url && { DATABASE_URL: url }) }
    const connection = await openDatabase(readConfig(settings), engine)
    const run = (sql: string) => connection.engine.write(() => change({ sql, names: [] }, {}))
    const parcels = () => connection.engine.read(() => all({ sql: findParcels[engine], names: [] }, {}))
    const store = createStore(connection)
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
