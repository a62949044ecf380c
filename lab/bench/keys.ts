// The cost of keys, consents and webhooks: CPU of values and whole games compared with an earlier version, interleaved in one run; webhook
// latency; and the time of a consent withdrawal compared with reading the result.
// node lab/bench/keys.ts [folder of the earlier version, with its node_modules] [rounds] [games per pass]

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createServerKey, createWebhookSecret, hashSecret } from '../../server/keys/secrets.ts'
import { readConfig } from '../../server/process/config.ts'
import { openStore } from '../../server/store/open-store.ts'
import { textVersionOf } from '../../server/testing/text-version.ts'
import { quantile } from './quantile.ts'
import { type Child, startChild } from './server/child.ts'
import { openClient, playGame } from './server/player.ts'

const [earlier, rounds = '3', games = '40'] = process.argv.slice(2)
const value = '/api/v1/game/card_value?selection_from_stack=7&stack_type=b&reward_structure_id=3'

/** CPU seconds for a batch of values and a batch of games. */
const cost = async (child: Child): Promise<{ values: number; games: number }> => {
  const { send, close } = openClient(child.url, 16)
  const together = async (count: number, job: () => Promise<unknown>) => {
    let left = count
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (left-- > 0) await job()
      }),
    )
  }
  const of = async (work: () => Promise<unknown>) => {
    const before = await child.usage()
    await work()
    return (await child.usage()).cpu - before.cpu
  }
  const pair = {
    values: await of(() => together(Number(games) * 80, () => send('GET', value))),
    games: await of(() => together(Number(games), () => playGame(send, child.secret))),
  }
  close()
  return pair
}

if (earlier) {
  const ratios = { values: [] as number[], games: [] as number[] }
  for (let round = 0; round < Number(rounds); round += 1) {
    const now = await startChild('product')
    const before = await startChild('product', {}, resolve(earlier))
    // The first pass of each is a warm-up.
    for (let pass = 0; pass < 3; pass += 1) {
      const [one, other] = [await cost(now), await cost(before)]
      if (pass === 0) continue
      ratios.values.push(one.values / other.values)
      ratios.games.push(one.games / other.games)
    }
    await Promise.all([now.stop(), before.stop()])
  }
  for (const [name, values] of Object.entries(ratios))
    console.log(
      `${name}: ${quantile(values, 0.5).toFixed(2)} times the CPU of the earlier version, median of ${values.length} pairs (at most 1.00)`,
    )
}

const arrived = new Map<string, number>()
const receiver = createServer((request, reply) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    const { data } = JSON.parse(body)
    arrived.set(`${data.reference} ${data.sequence}`, performance.now())
    reply.writeHead(204).end()
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const child = await startChild('product')
const store = await openStore(readConfig({ DATA_DIR: child.dataDir }))
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
await store.webhooks.add({ operator: 'nfl', test: false, url, secret: createWebhookSecret(), createdAt: Date.now() })
const key = createServerKey()
await store.keys.add({ hash: hashSecret(key), operator: 'nfl', name: '', test: false, createdAt: Date.now() })

const { send, close } = openClient(child.url, 4)
const ends = new Map<string, number>()
const reads: number[] = []
const withdrawals: number[] = []
const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
const text_version = await textVersionOf(child.url, 'nfl')
for (let game = 0; game < 30; game += 1) {
  const json = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const reply = await fetch(`${child.url}/api/v1/partner/sessions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ externalId: crypto.randomUUID() }),
  })
  const { secret } = (await reply.json()) as { secret: string }
  const uid = await playGame(send, secret)
  const reference = (await store.findGame(uid))?.reference
  ends.set(`${reference} 2`, performance.now())
  while ((await send('POST', `/api/v1/results/results/${uid}`)) === 202);
  ends.set(`${reference} 3`, performance.now())
  const consent = `/api/v1/results/consent/${uid}`
  await send('PUT', consent, { open: true, share: false, text_version })
  reads.push(await timed(() => send('GET', `/api/v1/results/results/${uid}`)))
  withdrawals.push(await timed(() => send('PUT', consent, { open: false, share: false, text_version })))
}
while ([...ends.keys()].some((name) => !arrived.has(name))) await new Promise((resolve) => setTimeout(resolve, 50))
const latencies = [...ends].map(([name, at]) => (arrived.get(name) ?? 0) - at)
console.log(
  `webhooks: p50 ${Math.round(quantile(latencies, 0.5))} ms, p95 ${Math.round(quantile(latencies, 0.95))} ms to arrive (at most 2000), ${latencies.length} of them`,
)
console.log(
  `withdrawal: p95 ${quantile(withdrawals, 0.95).toFixed(1)} ms (at most 1000), ${(quantile(withdrawals, 0.5) / quantile(reads, 0.5)).toFixed(1)} times a read of the result`,
)
close()
receiver.close()
await store.close()
await child.stop()
