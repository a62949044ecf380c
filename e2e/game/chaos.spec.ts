import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openSqlite } from '../../server/store/sqlite/open-sqlite.ts'
import { createStore, type Store } from '../../server/store/store.ts'
import { playChaos } from './chaos.ts'
import { type RealServer, startRealServer } from './real-server.ts'

/** `CHAOS_RUNS=500 CHAOS_FROM=1 npm run soak -- chaos` is the long run; the short one is part of every test run. */
const runs = Number(process.env.CHAOS_RUNS ?? 1)
const from = Number(process.env.CHAOS_FROM ?? 1)
/** Games played concurrently, in one browser and on one server. */
const atOnce = 4
let server: RealServer
let store: Store
let restarting: Promise<void> | undefined

test.beforeAll(async () => {
  server = await startRealServer(Number(process.env.E2E_PORT) + 50)
  store = createStore(await openSqlite(join(server.dataDir, 'gamalyze.sqlite')))
})
test.afterAll(async () => {
  await store?.close()
  await server?.close()
})

const byTime = (one: { time: number }, other: { time: number }) => one.time - other.time

const restart = () => {
  restarting ??= server
    .kill()
    .then(server.start)
    .finally(() => {
      restarting = undefined
    })
  return restarting
}

for (let first = from; first < from + runs; first += atOnce) {
  const seeds = Array.from({ length: Math.min(atOnce, from + runs - first) }, (_, i) => first + i)
  test(`chaos, seeds ${seeds.join(', ')}: no draw is lost, duplicated or wrong (R96)`, async ({ browser }) => {
    test.setTimeout(420_000)
    const games = await Promise.allSettled(
      seeds.map(async (seed) => {
        const start = performance.now()
        const { uid, score, session, events } = await playChaos(browser, seed, { ...server, restart })
        console.log(`seed ${seed}: ${Math.round((performance.now() - start) / 1000)} s, ${JSON.stringify(events)}`)
        const draws = (await store.listDraws(uid)).map(({ id, card_color, reward_structure_id, ...draw }) => draw)
        const answers = (await store.listPopupAnswers(uid)).map(({ id, ...answer }) => answer)
        if (session) expect({ draws, answers }, 'stored and played').toEqual({ ...session, answers: session.answers.toSorted(byTime) })
        expect(draws.map(({ selection_id }) => selection_id)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1))
        expect(score, 'the displayed score').toBe(draws.reduce((sum, { card_value }) => sum + card_value, 2000))
        // Another game of the group may have just killed the server.
        const storedScore = () => fetch(`${server.url}/api/v1/results/game_score/${uid}`).then((reply) => reply.json(), String)
        await expect.poll(storedScore, { timeout: 30_000 }).toEqual({ score })
      }),
    )
    const failures = games.flatMap((game, i) => (game.status === 'rejected' ? [`seed ${seeds[i]}: ${game.reason}`] : []))
    expect(failures).toEqual([])
  })
}
