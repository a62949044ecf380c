import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { openDatabase } from '../store/open-store.ts'
import { createStore } from '../store/store.ts'
import { change } from '../store/work.ts'
import { collectLog } from '../testing/collect-log.ts'
import { newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { storeCompleteGames } from '../testing/play-game.ts'
import { runHere } from '../testing/run-here.ts'
import { startTestServer, testIdKey } from '../testing/test-server.ts'
import { maxAttempts } from './jobs.ts'

// Both queues pass one contract; the other here in `npm run soak -- postgres-too`.
test.each(process.env.POSTGRES_TOO ? (['sqlite', 'postgres'] as const) : (['postgres'] as const))(
  'a poisoned game (%s): tried three times, set aside, the player gets an error, others go on; repaired and retried by command, it is analysed',
  async (engine) => {
    const dataDir = newFolder(onTestFinished)
    const settings = {
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      ID_KEY: testIdKey,
      ...(engine === 'postgres' && { DATABASE_URL: await newDatabase() }),
    }
    const connection = await openDatabase(readConfig(settings), engine)
    const store = createStore(connection)
    const [poisonedGame = '', next = ''] = await storeCompleteGames(store, 2)
    /** There are reward structures 0 to 8. */
    const setStructure = (id: number) => {
      const sql = `update draw set reward_structure_id = ${id} where "gameId" = (select id from game where uid = '${poisonedGame}')`
      return connection.engine.write(() => change({ sql, names: [] }, {}))
    }
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
