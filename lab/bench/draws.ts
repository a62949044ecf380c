// Draws on PostgreSQL compared with another tree of this project, one web process each, in turns: transactions, and CPU of process and
// database, a game; and the median time of a draw of a player who is alone.
// node lab/bench/draws.ts <other tree> [rounds] [games a round] [draws offered a second]
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startTestPostgres } from '../../server/testing/test-postgres.ts'
import { testIdKey } from '../../server/testing/test-server.ts'
import { childrenOf, usageOf } from './campaign/servers.ts'
import { quantile } from './quantile.ts'
import { startChild } from './server/child.ts'
import { openClient, playGame, type Send } from './server/player.ts'

const [other = '', ...numbers] = process.argv.slice(2)
const [rounds = 4, games = 150, rate = 1500] = numbers.map(Number)
/** ms from one draw of a player to the next */
const pace = 200
const players = Math.ceil((rate * pace) / 1000)
const postgres = await startTestPostgres()
const start = async (root?: string) => {
  const DATABASE_URL = await postgres.newDatabase()
  const child = await startChild('product', { ID_KEY: testIdKey, ROLE: 'web', REGISTRATIONS_PER_NETWORK: '0', DATABASE_URL }, root)
  return { ...child, totals: { games: 0, refused: 0, seconds: 0, web: 0, database: 0, transactions: 0, alone: [] as number[] } }
}
const trees = { other: await start(other), this: await start() }
const client = new pg.Client({ connectionString: await postgres.newDatabase() })
await client.connect()
const number = async (sql: string) => Number((await client.query(`select ${sql} as number`)).rows[0].number)
const postmaster = childrenOf(process.pid).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')) ?? 0

for (let round = 0; round <= rounds; round += 1) {
  for (const { url, secret, usage, totals } of Object.values(trees)) {
    const { send, close } = openClient(url, players)
    const alone: number[] = []
    const timed: Send = async (method, path, body) => {
      const started = performance.now()
      const status = await send(method, path, body)
      if (method === 'POST') alone.push(performance.now() - started)
      return status
    }
    await playGame(timed, secret, () => sleep(10))
    const patient: Send = async (...call) => {
      for (;;) {
        const status = await send(...call)
        if (status !== 503) return status
        totals.refused += 1
        await sleep(pace)
      }
    }
    const before = {
      cpu: (await usage()).cpu,
      database: usageOf(postmaster).cpu,
      xid: await number('pg_current_xact_id()'),
      at: performance.now(),
    }
    let left = games
    await Promise.all(
      Array.from({ length: Math.min(players, games) }, async () => {
        await sleep(Math.random() * pace)
        while (left-- > 0) {
          let next = performance.now()
          await playGame(patient, secret, async () => {
            next += pace
            await sleep(Math.max(0, next - performance.now()))
          })
        }
      }),
    )
    const seconds = (performance.now() - before.at) / 1000
    close()
    // The first is warm-up.
    if (round === 0) continue
    totals.games += games
    totals.seconds += seconds
    totals.web += (await usage()).cpu - before.cpu
    totals.database += usageOf(postmaster).cpu - before.database
    totals.transactions += (await number('pg_current_xact_id()')) - before.xid
    totals.alone.push(...alone)
  }
}
const a = (value: number, of: number) => (value / of).toFixed(1)
for (const [name, { totals: of }] of Object.entries(trees))
  console.log(
    `${name}: ${a(80 * of.games, of.seconds)} draws a second, ${of.refused} calls refused at overload; a game ${a(of.transactions, of.games)} transactions, CPU ${a(1000 * of.web, of.games)} ms web + ` +
      `${a(1000 * of.database, of.games)} ms database; a draw alone ${quantile(of.alone, 0.5).toFixed(1)} ms`,
  )
const cost = ({ totals: of }: (typeof trees)['this']) => of.web + of.database
console.log(`CPU a game: ${Math.round((100 * cost(trees.this)) / cost(trees.other))} % of the other`)
await client.end()
for (const tree of Object.values(trees)) await tree.stop()
await postgres.close()
process.exit()
