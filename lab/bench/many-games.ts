// Many games through the store on PostgreSQL by two processes, some of them entirely over HTTP: errors, memory, and the cost of a game at
// the start, in between and at the end. node lab/bench/many-games.ts [games] [of these over HTTP]

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openPostgres } from '../../server/store/postgres/open-postgres.ts'
import { createStore } from '../../server/store/store.ts'
import { drawsOf, mixedStacks } from '../../server/testing/test-server.ts'
import { finish } from './campaign/finish.ts'
import { networkOf, prepareGames } from './campaign/prepare.ts'
import { startInstallation } from './campaign/servers.ts'

type Part = { seconds: number; cpu: number; memory: number }
/** Each process's games in ten parts, of which each is measured. */
const parts = 10
const together = 8

/** In a child process: plays games through its store and sends the cost of each part. */
const playThrough = async (url: string, games: number): Promise<void> => {
  const store = createStore(await openPostgres({ url, pool: together }))
  for (let part = 0; part < parts; part += 1) {
    const [started, cpu] = [performance.now(), process.cpuUsage()]
    let left = Math.round(games / parts)
    const player = async () => {
      while (left-- > 0) {
        const uid = crypto.randomUUID()
        await store.registerGame({ uid, operator: 'nfl', secretHash: 'h', at: Date.now() })
        for (const draw of drawsOf(uid, mixedStacks())) await store.addDraw(draw)
      }
    }
    await Promise.all(Array.from({ length: together }, player))
    globalThis.gc?.()
    const { user, system } = process.cpuUsage(cpu)
    process.send?.({
      seconds: (performance.now() - started) / 1000,
      cpu: (user + system) / 1e6,
      memory: process.memoryUsage().rss / 2 ** 20,
    })
  }
  await store.close()
  process.exit()
}

const [, , first, second] = process.argv
if (first?.startsWith('postgres:')) await playThrough(first, Number(second))

const [games, whole] = [Number(first ?? 100_000), Number(second ?? 5000)]
const installation = await startInstallation({ engine: 'postgres', processes: 2 })
const { databaseUrl = '', secret, ask } = installation
const store = createStore(await openPostgres({ url: databaseUrl, pool: 2 }))
await store.addSecret({ hash: 'h', operator: 'nfl', test: false, createdAt: 1, revokedAt: null })
const each = Math.round((games - whole) / 2)
const processes = await Promise.all(
  [0, 1].map(async () => {
    const child = fork(new URL(import.meta.url), [databaseUrl, String(each)], { execArgv: ['--expose-gc'] })
    const reports: Part[] = []
    child.on('message', (part) => void reports.push(part as Part))
    const [code] = await once(child, 'exit')
    return { code, reports }
  }),
)
for (const { code, reports } of processes) {
  const [cpu, memory] = [
    reports.map((part) => ((1000 * part.cpu * parts) / each).toFixed(1)),
    reports.map((part) => part.memory.toFixed(0)),
  ]
  console.log(`${each} games through the store, ended with ${code}; by tenths ${cpu.join(', ')} ms of CPU a game, ${memory.join(', ')} MB`)
}

const memory = [await installation.memory()]
let errors = 0
const started = performance.now()
for (let done = 0; done < whole; done += 50) {
  const uids = await prepareGames(installation, Math.min(50, whole - done))
  const ended = await Promise.all(
    uids.map((uid, player) =>
      finish(
        uid,
        secret,
        performance.now(),
        { report: player % 5 === 0, mail: player % 20 === 0 },
        (method, path, body) => ask(method, path, networkOf(done + player + 1), body),
        () => performance.now(),
      ),
    ),
  )
  errors += ended.filter(({ error, refused }) => error || refused).length
  memory.push(await installation.memory())
}
const rate = whole / ((performance.now() - started) / 1000)
const quantiles = [0, 0.1, 0.2, 0.4, 0.6, 0.8, 1].map((share) => memory[Math.round(share * (memory.length - 1))])
console.log(
  `${whole} whole games over HTTP, ${rate.toFixed(1)} per second: ${errors} errors; resident memory (live heap) at 0, 10, 20, 40, 60, 80 and 100 %: ` +
    `${quantiles.map((part) => part && `${part.resident.toFixed(0)} (${part.live.toFixed(1)})`).join(', ')} MB`,
)
const counts = await store.countGames()
console.log(
  `in the database: ${counts.map(({ started: n, completed, analysed }) => `${n} started, ${completed} complete, ${analysed} analysed`).join('; ')}`,
)
await store.close()
await installation.close()
process.exit(errors || processes.some(({ code }) => code !== 0) ? 1 : 0)
