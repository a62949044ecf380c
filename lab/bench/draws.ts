// Draws on PostgreSQL compared with another tree of this project, one web process each, in turns: transactions, and CPU of process and
// database, a game; and the median time of a draw of a player who is alone.
// node lab/bench/draws.ts <other tree> [rounds] [games a round] [draws offered a second]
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { testIdKey } from '../../server/testing/test-server.ts'
import { openCluster } from '../rehearsal/cluster.ts'
import { usageOf } from './campaign/servers.ts'
import { quantile } from './quantile.ts'
import { startChild } from './server/child.ts'
import { openClient, playGame, type Send } from './server/player.ts'

const [other = '', ...numbers] = process.argv.slice(2)
const [rounds = 4, games = 150, rate = 1500] = numbers.map(Number)
/** ms from one draw of a player to the next */
const pace = 200
const players = Math.ceil((rate * pace) / 1000)
// With every commit on the disk, as it is in production: the tests' PostgreSQL spares that.
const folder = mkdtempSync(join(tmpdir(), 'gamalyze-draws-'))
chmodSync(folder, 0o755)
const cluster = await openCluster(join(folder, 'data'))
await cluster.start()
const start = async (name: string, root?: string) => {
  await cluster.query('postgres', `create database ${name}`)
  const DATABASE_URL = cluster.url(name)
  const child = await startChild('product', { ID_KEY: testIdKey, ROLE: 'web', REGISTRATIONS_PER_NETWORK: '0', DATABASE_URL }, root)
  return { ...child, totals: { games: 0, refused: 0, seconds: 0, web: 0, database: 0, transactions: 0, alone: [] as number[] } }
}
const trees = { other: await start('before', other), this: await start('after') }
const transactions = async () => Number((await cluster.query('postgres', 'select pg_current_xact_id() as id'))[0]?.id)

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
      database: usageOf(cluster.pid()).cpu,
      transactions: await transactions(),
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
    totals.database += usageOf(cluster.pid()).cpu - before.database
    totals.transactions += (await transactions()) - before.transactions
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
for (const tree of Object.values(trees)) await tree.stop()
await cluster.stop('fast')
rmSync(folder, { recursive: true })
process.exit()
