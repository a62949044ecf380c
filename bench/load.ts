// Players at human pace: a draw every two seconds each, evenly spread. Latency of stores and values, errors, and the server's memory.
// node bench/load.ts [players] [seconds] [sqlite | postgres] [processes]
import { startTestPostgres } from '../server/testing/test-postgres.ts'
import { quantile } from './quantile.ts'
import { type Child, startChild } from './server/child.ts'
import { openClient, playGame, type Send } from './server/player.ts'

const [players = 1000, seconds = 60] = process.argv.slice(2, 4).map(Number)
const engine = process.argv[4] ?? 'sqlite'
const processes = Number(process.argv[5] ?? 1)
/** ms between two draws of a player */
const pace = 2000

const postgres = engine === 'postgres' ? await startTestPostgres() : undefined
const settings: Record<string, string> = postgres ? { DATABASE_URL: await postgres.newDatabase() } : {}
const servers: Child[] = []
for (let index = 0; index < processes; index += 1) servers.push(await startChild('product', settings))
const clients = servers.map(({ url }) => openClient(url, players))
const [first] = servers
if (!first) throw new Error('at least one process')

const latencies: number[] = []
let errors = 0
let measuring = false
const end = performance.now() + seconds * 1000
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Plays game after game until the time is up; any request may go to any process. */
const play = async (index: number): Promise<void> => {
  await sleep((index / players) * pace)
  let due = performance.now()
  const send: Send = async (method, path, body) => {
    const client = clients[Math.floor(Math.random() * clients.length)]
    const started = performance.now()
    const status = (await client?.send(method, path, body).catch(() => 0)) ?? 0
    if (measuring) {
      latencies.push(performance.now() - started)
      if (status === 0 || status >= 300) errors += 1
    }
    return status
  }
  while (performance.now() < end) {
    await playGame(send, first?.secret ?? '', async () => {
      due += pace
      await sleep(due - performance.now())
      if (performance.now() > end) throw new Error('time is up')
    }).catch(() => {})
  }
}

const megabytes = (numbers: number[]) => Math.round(numbers.reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20)
const resident = async () => megabytes((await Promise.all(servers.map(({ usage }) => usage()))).map(({ memory }) => memory))
const live = async () => megabytes((await Promise.all(servers.map((server) => server.live()))).map(({ heap }) => heap))

const playing = Array.from({ length: players }, (_, index) => play(index))
await sleep(Math.min(10_000, seconds * 200))
const liveBefore = await live()
const residents = [await resident()]
measuring = true
const looks = 6
const look = setInterval(async () => residents.push(await resident()), (end - performance.now()) / (looks + 0.5))
await Promise.all(playing)
measuring = false
clearInterval(look)
const liveAfter = await live()
const latency = (share: number) => quantile(latencies, share).toFixed(1)
console.log(`${players} players, ${engine}, ${processes} process(es), ${seconds} s: ${latencies.length} requests, ${errors} errors`)
console.log(`latency ms: median ${latency(0.5)}, p95 ${latency(0.95)}, p99 ${latency(0.99)}, largest ${latency(1)}`)
console.log(`memory MB: ${residents.join(', ')} over time; live heap ${liveBefore} → ${liveAfter}`)
for (const { close } of clients) close()
for (const server of servers) await server.stop()
await postgres?.close()
