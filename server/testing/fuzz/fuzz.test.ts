import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finishGame } from '../play-game.ts'
import { onSqliteFirst, type TestServer } from '../test-server.ts'
import { arbitraryRequest } from './arbitrary-request.ts'
import { createReplyCheck } from './check-reply.ts'

/** For more: `FUZZ_REQUESTS=1000000 FUZZ_SEED=7 npm run soak -- fuzz` */
const requests = Number(process.env.FUZZ_REQUESTS ?? 400)
const firstSeed = Number(process.env.FUZZ_SEED ?? 20260101)
const batch = 500
/** Batches that share games: the limit is 2,000 calls per uid. */
const batchesOfGames = 10
const together = 16

/** Games at all stages: some are played up to the advice, so that reads of results find something. */
const newGames = async (server: TestServer): Promise<string[]> => {
  const uids = await Promise.all(Array.from({ length: 20 }, () => server.newGame()))
  for (const uid of uids.slice(0, 3)) await finishGame(server, uid, 50)
  return uids
}

/** Each batch comes from a different client: refused secrets would soon block a single one. */
const clientOf = (sent: number) => `10.0.${(sent / batch) >> 8}.${(sent / batch) & 255}`

const fuzz = (server: () => TestServer) => {
  test(`${requests} requests get only responses that the OpenAPI document promises`, { timeout: 240_000 + requests * 20 }, async () => {
    const { url, secret } = server()
    const checkReply = createReplyCheck((await server().call('GET', '/openapi.json')).body)
    let uids: string[] = []
    const wrong: string[] = []
    const statuses = new Set<number>()
    for (let sent = 0; sent < requests; sent += batch) {
      const seed = firstSeed + sent
      if (sent % (batch * batchesOfGames) === 0) uids = await newGames(server())
      const queue = fc.sample(arbitraryRequest(uids, secret), { numRuns: Math.min(batch, requests - sent), seed })
      const worker = async () => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          const { call, method, path, body } = next
          const reply = await fetch(url + path, {
            method,
            headers: { 'x-forwarded-for': clientOf(sent), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
            ...(body === undefined ? {} : { body }),
          })
          const problem = checkReply(call, method, reply.status, reply.headers.get('content-type') ?? '', await reply.text())
          statuses.add(reply.status)
          if (problem) wrong.push(`${problem} (seed ${seed}: ${method} ${path} ${body?.slice(0, 300)})`)
        }
      }
      await Promise.all(Array.from({ length: together }, worker))
    }
    expect(wrong).toEqual([])
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404, 409]))
  })
}
onSqliteFirst('fuzzed calls', fuzz, { TRUST_PROXY: '1' })
