// PostgreSQL of a large installation, beside everything else that is due.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { readConfig } from '../../server/process/config.ts'
import { openStore } from '../../server/store/open-store.ts'
import { signedIn } from '../../server/testing/console-client.ts'
import { testIdKey } from '../../server/testing/test-server.ts'
import { startChild } from '../bench/server/child.ts'
import { asNobody, type Cluster, openCluster, programOf, whileFilling } from './cluster.ts'
import { fill } from './fill.ts'
import { observe, type Span, startPlayers, summaryOf, timesOf } from './installation.ts'

/** Copied a million times */
const playedFirst = 40
const spanSeconds = 10
/** Until as many games as begin also end */
const warmUpSeconds = 30
const leftIdle = 0.2
const consolePort = 18_497
const consoleUrl = `http://localhost:${consolePort}`

type Work = (arrive: (rate: number) => Promise<void>, span: (seconds: number) => Promise<Span>) => Promise<void>

/** Players on a database, at one process of each role; web, the first, takes the turn of retention. Afterwards every acknowledged draw must be there. */
const play = async (cluster: Cluster, database: string, settings: Record<string, string>, work: Work): Promise<void> => {
  const shared = { ID_KEY: testIdKey, TRUST_PROXY: '1', REGISTRATIONS_PER_NETWORK: '0', CONSOLE_URL: consoleUrl, ...settings }
  const start = (more: Record<string, string>) => startChild('product', { ...shared, ...more, DATABASE_URL: cluster.url(database) })
  const web = await start({ ROLE: 'web' })
  const all = {
    web,
    worker: await start({ ROLE: 'worker', WORKERS: '2' }),
    console: await start({ ROLE: 'console', CONSOLE_PORT: `${consolePort}` }),
  }
  const pids = Object.fromEntries(Object.entries(all).map(([role, { process }]) => [role, process.pid ?? 0]))
  const players = startPlayers(web)
  const span = observe(players, () => ({ ...pids, database: cluster.pid(), players: players.pid }))
  const arrive = async (rate: number) => {
    players.arrive(rate)
    await span(warmUpSeconds)
  }
  await work(arrive, span)
  const draws = await players.end()
  for (const child of Object.values(all)) await child.stop()
  const stored = await cluster.query(
    database,
    'select uid, count("gameId") as draws from game left join draw on draw."gameId" = game.id where uid = any($1) group by uid',
    [draws.map(([uid]) => uid)],
  )
  const drawsOf = new Map(stored.map(({ uid, draws: number }) => [uid, Number(number)]))
  const lost = draws.filter(([uid, last]) => (drawsOf.get(uid) ?? 0) < last)
  const total = draws.reduce((sum, [, last]) => sum + last, 0)
  console.log(`${database}: ${total} draws of ${draws.length} games were acknowledged; games that lost any: ${lost.length}`)
  if (lost.length > 0) process.exitCode = 1
}

/** The cluster of a folder, stopped, with an empty and a filled database; what is there already stays. `scale` is the share of a million games. */
export const fillPostgres = async (folder: string, scale: number): Promise<Cluster> => {
  const cluster = await openCluster(join(folder, 'data'))
  const mark = join(folder, 'filled')
  if (existsSync(mark)) return cluster
  await cluster.start(whileFilling)
  for (const database of ['empty', 'filled']) await cluster.query('postgres', `create database ${database}`)
  await play(cluster, 'filled', {}, async (arrive, span) => {
    await arrive(2)
    for (let games = 0; games < playedFirst; games += (await span(1)).games);
  })
  const million = Math.round(1e6 * scale)
  const amounts = { played: million, old: 0.6 * million, bare: 10 * million, sessions: million / 2, events: 5 * million }
  // References are right, and rows are wanted in their order.
  const quickly = 'set session_replication_role = replica; set enable_hashjoin = off; set enable_mergejoin = off;'
  await fill((sql) => cluster.query('filled', quickly + sql), amounts, 'gen_random_uuid()::text')
  for (const table of ['game', 'secret', 'webhookEvent'])
    await cluster.query('filled', `select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`)
  await cluster.query('filled', 'vacuum (freeze, analyze)')
  await cluster.stop('fast')
  writeFileSync(mark, new Date().toISOString())
  return cluster
}

/** What may not grow, and how large the database is. */
const condition = `select round((pg_current_wal_lsn() - '0/0') / 1e6) as "WAL written, MB", (select round(sum(size) / 1e6) from pg_ls_waldir()) as "WAL kept, MB",
  round(pg_database_size(current_database()) / 1e6) as "database, MB", (select sum(n_dead_tup) from pg_stat_user_tables) as "dead rows",
  (select count(*) from pg_stat_activity where datname = current_database()) - 1 as connections,
  (select count(*) from pgboss.job where state in ('created', 'retry', 'active')) as queue,
  pg_snapshot_xmax(pg_current_snapshot()) as transactions, (select coalesce(sum(count), 0) from tally
    where operator = 'nfl' and day = extract(epoch from now())::bigint / 86400 and event = 'deleted' and key = 'registered') as removed`

/** A member who opens one page of the console after another, two a second; the times they take, ms. */
const lookAtConsole = async (url: string, isOver: () => boolean): Promise<number[]> => {
  const store = await openStore(readConfig({ NODE_ENV: 'test', DATABASE_URL: url, ID_KEY: testIdKey }))
  const operator = 'nfl'
  const client = await signedIn({ store, clock: Date.now, consoleSite: { url: consoleUrl } }, `${Date.now()}@nfl.example`, {
    operator,
    role: 'owner',
  })
  await store.close()
  const { overview, figures, log, keys, endpoints, members } = consoleCalls
  const times: number[] = []
  for (const pages = [overview, figures, log, keys, endpoints, members]; !isOver(); await sleep(500)) {
    const started = performance.now()
    const { status } = await client.call(pages[times.length % pages.length] ?? overview, { operator })
    if (status !== 200 && status !== 503) throw new Error(`a page of the console got ${status}`)
    times.push(performance.now() - started)
  }
  return times
}

/** The highest rate that leaves a fifth of the CPU, from what others left. */
const findRate = async (cluster: Cluster, settings: Record<string, string>): Promise<number> => {
  let rate = 6
  await play(cluster, 'filled', settings, async (arrive, span) => {
    for (const name of ['first', 'second', 'third']) {
      await arrive(rate)
      const { left, rate: ended, text } = summaryOf([await span(40)])
      console.log(`${name} search: ${text}`)
      rate = (ended * (1 - leftIdle)) / (1 - left)
    }
  })
  return rate
}

/** A backup at a lower priority than players have; what it took. */
const backUp = async (cluster: Cluster, file: string): Promise<string> => {
  const started = performance.now()
  const args = ['-n', '19', programOf('pg_dump'), '-Fc', '-Z1', '--dbname', cluster.url('filled'), '--file', file]
  const [code] = await once(spawn('nice', args, { stdio: ['ignore', 'ignore', 'inherit'], ...asNobody }), 'exit')
  const megabytes = Math.round(statSync(file).size / 1e6)
  rmSync(file)
  return `backup: ended with ${code} after ${Math.round((performance.now() - started) / 1000)} s, ${megabytes} MB`
}

/** The database's machine fails, and two seconds later PostgreSQL starts again from its log. */
const failOver = async (cluster: Cluster): Promise<string> => {
  await cluster.stop('immediate')
  await sleep(2000)
  const started = performance.now()
  await cluster.start()
  return `failover: recovered in ${Math.round(performance.now() - started)} ms`
}

/** The whole rehearsal, whose filled cluster a later run uses again. */
export const rehearsePostgres = async (folder: string, { scale, minutes }: { scale: number; minutes: number }): Promise<void> => {
  const cluster = await fillPostgres(folder, scale)
  await cluster.start()
  // As if it had run all the time: after a day without a process nothing is removed for a day. Nor for an hour after the last removals.
  const beginRemovals = `update "clockGuard" set "seenAt" = ${Date.now()}, "pauseLeft" = 0, "nextSweep" = 0`
  const settings = { RETENTION_DAYS: process.env.REHEARSAL_RETENTION_DAYS ?? '730' }
  await cluster.query('filled', beginRemovals)
  const rate = Number(process.env.REHEARSAL_RATE ?? (await findRate(cluster, settings)))
  let p99 = 0
  const measure = async (span: (seconds: number) => Promise<Span>, name: string, seconds: number) => {
    const spans = []
    for (let left = seconds; left > 0; left -= spanSeconds) spans.push(await span(spanSeconds))
    const summary = summaryOf(spans)
    console.log(`${name}: ${summary.text}`)
    return summary
  }
  await play(cluster, 'empty', settings, async (arrive, span) => {
    await arrive(rate)
    p99 = (await measure(span, 'empty', 60)).p99
  })
  await cluster.query('filled', beginRemovals)
  await play(cluster, 'filled', settings, async (arrive, span) => {
    const tellCondition = async (when: string) => console.log(`${when}: ${JSON.stringify((await cluster.query('filled', condition))[0])}`)
    await arrive(rate)
    let isOver = false
    const pages = lookAtConsole(cluster.url('filled'), () => isOver)
    const seconds = 60 * minutes
    await tellCondition('start')
    const { p99: first } = await measure(span, 'before the backup', 0.15 * seconds)
    const backup = backUp(cluster, join(folder, 'data', 'rehearsal.dump'))
    const { p99: second } = await measure(span, 'from the backup on', 0.35 * seconds)
    await tellCondition('middle')
    const { p99: third } = await measure(span, 'until the failover', 0.2 * seconds)
    console.log(await backup)
    await tellCondition('before the failover')
    const failover = failOver(cluster)
    await measure(span, 'failover', 4 * spanSeconds)
    console.log(await failover)
    const { p99: last } = await measure(span, 'after the failover', 0.3 * seconds - 4 * spanSeconds)
    await tellCondition('end')
    isOver = true
    console.log(`console: ms at ${timesOf(await pages)}`)
    const ratios = [first, second, third, last].map((part) => (part / p99).toFixed(1))
    console.log(`99 % of values take ${ratios.join(', ')} times as long as on the empty database (at most 4)`)
  })
  await cluster.stop('fast')
}
