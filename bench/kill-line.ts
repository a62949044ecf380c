// kill -9 of a server process, a worker or the database while games wait in the queue: all are analysed, none twice.
// node bench/kill-line.ts [rounds] [sqlite | postgres] [games waiting] [seed]
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sfc32 } from '../server/analysis/random.ts'
import { createSecret, hashSecret } from '../server/security/secrets.ts'
import { createStore } from '../server/store/create-store.ts'
import { openPostgres } from '../server/store/postgres/open-postgres.ts'
import { openSqlite } from '../server/store/sqlite/open-sqlite.ts'
import { all } from '../server/store/work.ts'
import { startTestPostgres } from '../server/testing/test-postgres.ts'
import { startProcess, type TestProcess } from '../server/testing/test-process.ts'
import { drawsOf, mixedStacks } from '../server/testing/test-server.ts'
import { type Caller, openCaller } from './campaign/client.ts'
import { childrenOf } from './campaign/servers.ts'

const [rounds = 20, waiting = 200, seed = Math.floor(Math.random() * 1e6)] = [2, 4, 5]
  .map((place) => process.argv[place])
  .map((text) => (text ? Number(text) : undefined))
const engine = process.argv[3] ?? 'sqlite'
const random = sfc32(seed, 1, 2, 3)
console.log(`seed ${seed}: ${rounds} rounds on ${engine}, ${waiting} waiting`)

const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-kill-line-'))
const postgres = engine === 'postgres' ? await startTestPostgres() : undefined
const url = await postgres?.newDatabase()
const settings = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', WORKERS: '2', ...(url ? { DATABASE_URL: url } : {}) }
const open = () => (url ? openPostgres({ url, pool: 8 }) : openSqlite(join(dataDir, 'gamalyze.sqlite')))
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const secret = createSecret()
const secretHash = hashSecret(secret)
const connection = await open()
const store = createStore(connection)
await store.addSecret({ hash: secretHash, operator: 'nfl', test: false, createdAt: Date.now(), revokedAt: null })
// The webhook receiver gets an event per analysis: a duplicate analysis would send a duplicate event.
await store.webhooks.add({
  operator: 'nfl',
  test: false,
  url: 'https://127.0.0.1:9/',
  events: ['game.analysed'],
  secret: 'whsec_x',
  createdAt: Date.now(),
})

type Server = { process: TestProcess; caller: Caller }
const start = async (): Promise<Server> => {
  const started = startProcess('server/main.ts', [], settings)
  const [address = ''] = await started.says(/http:\/\/\S+/)
  const server = { process: started, caller: openCaller(address) }
  void started.ended.then((code) => {
    if (!servers.includes(server)) return
    console.error(`a server exited unexpectedly with ${code}: ${started.err().slice(-2000)}`)
    process.exit(1)
  })
  return server
}
const servers: Server[] = await Promise.all(Array.from({ length: postgres ? 2 : 1 }, start))

const newGames = (): Promise<string[]> =>
  Promise.all(
    Array.from({ length: waiting }, async () => {
      const uid = randomUUID()
      await store.registerGame({ uid, operator: 'nfl', secretHash, at: Date.now() })
      for (const draw of drawsOf(uid, mixedStacks(), Math.floor(random() * 9))) await store.addDraw(draw)
      return uid
    }),
  )

/** Polls as the app does until the game is analysed. */
const analysed = async (uid: string, player: number): Promise<void> => {
  for (const until = Date.now() + 600_000; Date.now() < until; ) {
    const server = servers[Math.floor(random() * servers.length)]
    const network = `10.0.${player >> 8}.${player & 255}`
    const reply = await server?.caller.call('POST', `/api/v1/results/results/${uid}`, network).catch(() => undefined)
    if (reply?.status === 200) return
    if (reply && reply.status !== 202 && reply.status !== 503) throw new Error(`a waiting game got ${reply.status} ${reply.body}`)
    await sleep(300)
  }
  throw new Error('a game was not analysed within ten minutes')
}

const victims = {
  async process() {
    const [killed] = servers.splice(0, 1)
    killed?.process.child.kill('SIGKILL')
    await killed?.process.ended
    killed?.caller.close()
    servers.push(await start())
  },
  async worker() {
    const [worker] = childrenOf(servers[0]?.process.child.pid ?? 0)
    if (worker) process.kill(worker, 'SIGKILL')
  },
  async database() {
    postgres?.kill()
    await sleep(1000)
    await postgres?.start()
  },
}
const names = (['process', 'worker', 'database'] as const).filter((name) => name !== 'database' || postgres)

let games = 0
for (let round = 1; round <= rounds; round += 1) {
  const uids = await newGames()
  games += uids.length
  const victim = names[Math.floor(random() * names.length)] ?? 'process'
  const share = random()
  const began = Date.now()
  const asking = uids.map(analysed)
  // When to kill: a share of the time the queue takes to drain, which the first round measures.
  await sleep(share * waiting * 60)
  await victims[victim]()
  await Promise.all(asking)
  console.log(
    `round ${round}: ${victim} killed at ${(share * waiting * 0.06).toFixed(1)} s, all done after ${((Date.now() - began) / 1000).toFixed(1)} s`,
  )
}
const count = async (sql: string) => Number(((await connection.engine.read(() => all({ sql, names: [] }, {})))[0] as { n: number }).n)
const told = await count("select count(*) as n from webhook_event where type = 'game.analysed'")
const stored = await count('select count(*) as n from analysis')
for (const { process: server, caller } of servers.splice(0)) {
  server.child.kill('SIGTERM')
  await server.ended
  caller.close()
}
await store.close()
await postgres?.close()
rmSync(dataDir, { recursive: true, force: true })
console.log(`${games} games: ${games - stored} lost, ${told - games} events duplicated`)
process.exit(stored === games && told === games ? 0 : 1)
