import { expect, test } from '@playwright/test'
import { playChaos } from './chaos.ts'
import { type RealServer, startRealServer } from './real-server.ts'

/** `CHAOS_RUNS=500 CHAOS_FROM=1 npm run chaos` for the long set; the short one is part of every test run. */
const runs = Number(process.env.CHAOS_RUNS ?? 2)
const from = Number(process.env.CHAOS_FROM ?? 2)
let server: RealServer

test.beforeAll(async () => {
  server = await startRealServer(Number(process.env.E2E_PORT) + 50)
})
test.afterAll(() => server?.close())

for (let seed = from; seed < from + runs; seed++) {
  const embedded = seed % 3 === 0
  test(`chaos, seed ${seed}${embedded ? ', embedded' : ''}: no draw is lost, doubled or wrong`, async ({ page, request }) => {
    test.setTimeout(420_000)
    const restart = async () => {
      await server.kill()
      await server.start()
    }
    const setting = embedded
      ? { address: `http://localhost:${process.env.E2E_EXAMPLES_PORT}/plain-html/` }
      : { address: `${server.url}/gamalyze?secret=${server.secret}`, restart }
    const base = embedded ? `http://127.0.0.1:${process.env.E2E_PORT}` : server.url

    const { uid, score, accepted, seen, events } = await playChaos(page, seed, setting)
    test.info().annotations.push({ type: 'events', description: JSON.stringify(events) })
    expect([...accepted.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, index) => index + 1))
    expect([...accepted.values()].every((contents) => contents.size === 1)).toBe(true)
    if (seen) expect(seen).toEqual(Array.from({ length: 80 }, (_, index) => [...(accepted.get(index + 1) ?? [])][0]))
    const sum = [...accepted.values()]
      .flatMap((contents) => [...contents])
      .reduce((total, content) => total + Number(content.split(' ')[1]), 2000)
    expect(score).toBe(sum)
    const stored = await request.get(`${base}/api/v1/results/game_score/${uid}`)
    expect(await stored.json()).toEqual({ score })
  })
}
