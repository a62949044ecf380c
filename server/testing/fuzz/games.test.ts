import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardsPerGame, stackTypes } from '../../../contract/constants.ts'
import type { CardSelection } from '../../../contract/game.ts'
import { newDatabase } from '../new-database.ts'
import { drawsOf, startTestServer, type TestServer } from '../test-server.ts'

const gamesEach = Number(process.env.FUZZ_GAMES ?? 1)
const seed = Number(process.env.FUZZ_SEED ?? 20260101)

/** The actions of a hostile network and a hostile player on one game. */
const course = fc.record({
  stacks: fc.array(fc.constantFrom(...stackTypes), { minLength: cardsPerGame, maxLength: cardsPerGame }),
  structure: fc.nat(8),
  /** For each step: how far ahead of or behind the next turn to send, to which process, how many copies, and whether forged. */
  steps: fc.array(fc.tuple(fc.integer({ min: -6, max: 4 }), fc.nat(1), fc.integer({ min: 1, max: 4 }), fc.nat(7)), {
    minLength: 60,
    maxLength: 60,
  }),
})

const forgeries: ((draw: CardSelection) => CardSelection)[] = [
  (draw) => ({ ...draw, card_value: draw.card_value + 10 }),
  (draw) => ({ ...draw, reward_structure_id: (draw.reward_structure_id + 1) % 9 }),
]

/** Index of the forgery that changes the structure. */
const otherStructure = 1

/** Plays one game through all processes; every response must follow the rules, whatever came before. */
const play = async (
  servers: TestServer[],
  { stacks, structure, steps }: { stacks: CardSelection['stack_type'][]; structure: number; steps: number[][] },
) => {
  const [first] = servers as [TestServer]
  const uid = await first.newGame()
  const draws = drawsOf(uid, stacks, structure)
  const send = (draw: CardSelection, process: number) =>
    (servers[process % servers.length] ?? first).call('POST', '/api/v1/game/store_card_selection', draw)
  let stored = 0
  for (let step = 0; stored < cardsPerGame; step += 1) {
    const [offset = 0, process = 0, copies = 1, forgery = 9] = steps[step % steps.length] ?? []
    const turn = Math.max(0, Math.min(cardsPerGame - 1, stored + offset))
    const draw = draws[turn] as CardSelection
    // A first card with the structure of another game may happen to be valid there.
    const forge = stored === 0 && forgery === otherStructure ? undefined : forgeries[forgery]
    const replies = await Promise.all(Array.from({ length: copies }, (_, copy) => send(forge ? forge(draw) : draw, process + copy)))
    const allowed = !forge && turn <= stored
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => (allowed ? 200 : 409)))
    if (allowed) expect(replies.map(({ body }) => body)).toEqual(replies.map(() => ({ stored: true, cards_turned: turn + 1 })))
    if (allowed && turn === stored) stored += 1
    if (step % steps.length < steps.length - 1) continue
    // Steps without progress would exhaust the limit of calls: honest ones keep the game going.
    while (stored < cardsPerGame) {
      expect((await send(draws[stored] as CardSelection, stored)).status).toBe(200)
      stored += 1
      if (stored % 20 === 0) break
    }
  }
  const sum = draws.reduce((total, { card_value }) => total + card_value, 2000)
  for (const server of servers) expect((await server.call('GET', `/api/v1/results/game_score/${uid}`)).body).toEqual({ score: sum })
}

const gamesTest = (name: string, start: () => Promise<{ servers: TestServer[]; close(): Promise<void> }>): void => {
  describe(name, () => {
    let started: Awaited<ReturnType<typeof start>>
    beforeAll(async () => {
      started = await start()
    })
    afterAll(() => started?.close())
    test(`${gamesEach} games played out of order, repeated, forged and concurrently end with the right result (R218)`, {
      timeout: 240_000 + gamesEach * 5000,
    }, async () => {
      await Promise.all(fc.sample(course, { numRuns: gamesEach, seed }).map((each) => play(started.servers, each)))
    })
  })
}

gamesTest('one process on SQLite', async () => {
  const server = await startTestServer()
  return { servers: [server], close: server.close }
})

gamesTest('two processes on PostgreSQL', async () => {
  const settings = { DATABASE_URL: await newDatabase() }
  const servers = [await startTestServer(settings), await startTestServer(settings)]
  return {
    servers,
    async close() {
      for (const server of servers) await server.close()
    },
  }
})
