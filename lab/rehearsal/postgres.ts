// PostgreSQL of a large installation beside everything else that is due: lab/rehearsal/report.md says what was found.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { readConfig } from '../../server/process/config.ts'
import { openStore } from '../../server/store/open-store.ts'
import { signedIn } from '../../server/testing/console-client.ts'
import { testIdKey } from '../../server/testing/test-server.ts'
import { quantile } from '../bench/quantile.ts'
import { startChild } from '../bench/server/child.ts'
import { type Cluster, openCluster, programOf, whileFilling } from './cluster.ts'
import { base, fill } from './fill.ts'
import { observe, type Span, startPlayers, summaryOf } from './installation.ts'
import type { Acknowledged } from './players.ts'

const at = { operator: 'nfl' }
/** Copied a million times */
const playedFirst = 40
const spanSeconds = 10
/** Games take this long to be as many as they stay */
const warmUpSeconds = 30
const consolePort = 18_497
const consoleUrl = `http://localhost:${consolePort}`
const freedShare = 0.2

/** One process of each role on a database; the first one takes the turn of retention. */
const startProcesses = async (url: string, settings: Record<string, string> = {}) => {
  const shared = { ID_KEY: testIdKey, TRUST_PROXY: '1', REGISTRATIONS_PER_NETWORK: '0', CONSOLE_URL: consoleUrl, ...settings, DATABASE_URL: url }
  const web = await startChild('product', { ...shared, ROLE: 'web' })
  const worker = await startChild('product', { ...shared, ROLE: 'worker', WORKERS: '2' })
  const console = await startChild('product', { ...shared, ROLE: 'console', CONSOLE_PORT: `${consolePort}` })
  const all = { web, worker, console }
  return {
    web,
    pids: Object.fromEntries(Object.entries(all).map(([role, { process }]) => [role, process.pid ?? 0])),
    stop: () => Promise.all(Object.values(all).map((child) => child.stop())),
  }
}

/** Players at a rate on a database, without anything else but what `settings` have the processes do; keeps what was acknowledged. */
const play = async (
  cluster: Cluster,
  database: string,
  settings: Record<string, string>,
  work: (arrive: (rate: number) => Promise<void>, span: (seconds: number) => Promise<Span>, web: { url: string }) => Promise<void>,
): Promise<void> => {
  const { web, pids, stop } = await startProcesses(cluster.url(database), settings)
  const players = startPlayers(web)
  const next = observe(players, () => ({ ...pids, database: cluster.pid(), players: players.pid }))
  const arrive = async (rate: number) => {
    players.arrive(rate)
    await next(warmUpSeconds)
  }
  await work(arrive, next, web)
  const draws = await players.end()
  await stop()
  await checkDraws(cluster, database, draws)
}

/** Every draw that was acknowledged is there. */
const checkDraws = async (cluster: Cluster, database: string, draws: Acknowledged): Promise<void> => {
  const stored = await cluster.query(
    database,
    `select uid, count("gameId")::int as draws from game left join draw on draw."gameId" = game.id where uid = any($1) group by uid`,
    [draws.map(([uid]) => uid)],
  )
  const found = new Map(stored.map(({ uid, draws: number }) => [uid, Number(number)]))
  const lost = draws.reduce((sum, [uid, last]) => sum + Math.max(0, last - (found.get(uid) ?? 0)), 0)
  console.log(`${database}: ${lost} of ${draws.reduce((sum, [, last]) => sum + last, 0)} acknowledged draws of ${draws.length} games are lost`)
  if (lost > 0) process.exitCode = 1
}

/** A filled cluster in a folder, stopped; what is there already stays. `scale` is the share of a million games. */
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
  const client = new pg.Client({ connectionString: cluster.url('filled') })
  await client.connect()
  await client.query('set session_replication_role = replica; set enable_hashjoin = off; set enable_mergejoin = off')
  const million = Math.round(1e6 * scale)
  await fill(
    (sql) => client.query(sql),
    { played: million, old: 0.6 * million, bare: 10 * million, sessions: million / 2, events: 5 * million },
    'gen_random_uuid()::text',
  )
  for (const table of ['game', 'secret', 'webhookEvent'])
    await client.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))`)
  await client.query('vacuum (freeze, analyze)')
  await client.query('checkpoint')
  await client.end()
  cluster.stop('fast')
  writeFileSync(mark, `${million} games from id ${base} on, ${new Date().toISOString()}\n`)
  return cluster
}

/** What must not grow, and what may. */
const conditionOf = async (cluster: Cluster): Promise<Record<string, number>> => {
  const [row = {}] = await cluster.query(
    'filled',
    `select round((pg_current_wal_lsn() - '0/0') / 1e6) as wal_written_mb, (select round(sum(size) / 1e6) from pg_ls_waldir()) as wal_files_mb,
      round(pg_database_size(current_database()) / 1e6) as database_mb, (select sum(n_dead_tup) from pg_stat_user_tables) as dead_rows,
      (select count(*) from pg_stat_activity where datname = current_database()) - 1 as connections,
      (select count(*) from pgboss.job where state in ('created', 'retry', 'active')) as queue,
      (select coalesce(sum(count), 0) from tally where ${today} and event = 'deleted' and key = 'registered') as removed,
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as transactions`,
  )
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]))
}
const today = `operator = 'nfl' and day = extract(epoch from now())::bigint / 86400`

/** A member who looks at one page of the console after another, twice a second; the times of the calls, ms. */
const lookAtConsole = async (url: string, isOver: () => boolean): Promise<number[]> => {
  const store = await openStore(readConfig({ NODE_ENV: 'test', DATABASE_URL: url, ID_KEY: testIdKey }))
  const { overview, figures, log, keys, endpoints, members } = consoleCalls
  const deps = { store, clock: Date.now, consoleSite: { url: consoleUrl } }
  const client = await signedIn(deps, `${Date.now()}@nfl.example`, { ...at, role: 'owner' })
  const times: number[] = []
  for (const pages = [overview, figures, log, keys, endpoints, members]; !isOver(); await sleep(500)) {
    const started = performance.now()
    const { status } = await client.call(pages[times.length % pages.length] ?? overview, at).catch(() => ({ status: 0 }))
    if (status !== 200 && status !== 503) throw new Error(`a page of the console got ${status}`)
    times.push(performance.now() - started)
  }
  await store.close()
  return times
}

/** The highest rate that leaves a fifth of the CPU idle, from the idle shares at two others. */
const findRate = async (cluster: Cluster, settings: Record<string, string>): Promise<number> => {
  let rate = Number(process.env.REHEARSAL_RATE ?? 0)
  if (rate > 0) return rate
  await play(cluster, 'filled', settings, async (arrive, span) => {
    const tried: { rate: number; busy: number }[] = []
    for (rate = 4; tried.length < 3; ) {
      await arrive(rate)
      const found = summaryOf([await span(40)])
      console.log(`search at ${rate.toFixed(1)}: ${found.text}`)
      tried.push({ rate, busy: 1 - found.idle })
      const [one = { rate: 0, busy: 0 }, other = { rate: 0, busy: 0 }] = tried.toReversed()
      const slope = (one.busy - other.busy) / (one.rate - other.rate)
      rate = Math.max(1, one.rate + (1 - freedShare - one.busy) / slope)
    }
  })
  return rate
}

/** Runs the whole rehearsal in a folder, whose filled cluster a later run uses again. */
export const rehearsePostgres = async (folder: string, { scale, minutes }: { scale: number; minutes: number }): Promise<void> => {
  const cluster = await fillPostgres(folder, scale)
  await cluster.start()
  console.log(cluster.version())
  // As if the installation had run all the time: after a day without a process nothing is removed for a day.
  const now = Date.now()
  await cluster.query('filled', `update "clockGuard" set "seenAt" = ${now}, "pauseLeft" = 0, "nextSweep" = 0`)
  const settings = { RETENTION_DAYS: process.env.REHEARSAL_RETENTION_DAYS ?? '730' }
  const rate = await findRate(cluster, settings)
  let p99 = 0
  await play(cluster, 'empty', settings, async (arrive, span) => {
    await arrive(rate)
    const found = summaryOf(await spansOf(span, Math.min(60, 60 * minutes)))
    p99 = found.p99
    console.log(`empty at ${rate.toFixed(1)}: ${found.text}`)
  })
  await cluster.query('filled', `update "clockGuard" set "nextSweep" = 0`)
  await play(cluster, 'filled', settings, async (arrive, span) => {
    await arrive(rate)
    let isOver = false
    const pages = lookAtConsole(cluster.url('filled'), () => isOver)
    const spans = Math.round((60 * minutes) / spanSeconds)
    const [backupAt, failoverAt] = [Math.round(spans * 0.15), Math.round(spans * 0.7)]
    const found: { span: Span; condition: Record<string, number> }[] = []
    let backup: Promise<string> | undefined
    let failover: Promise<string> | undefined
    for (let number = 0; number < spans; number += 1) {
      if (number === backupAt) backup = dump(cluster, folder)
      if (number === failoverAt) failover = failOver(cluster)
      found.push({ span: await span(spanSeconds), condition: await conditionOf(cluster).catch(() => ({})) })
      const { span: last, condition } = found.at(-1) ?? {}
      console.log(JSON.stringify({ number, condition, memory: last?.memory, idle: last?.idle, games: last?.games, silence: last?.silence, playing: last?.playing, p99: quantile(last?.values ?? [], 0.99) }))
    }
    isOver = true
    console.log(await failover)
    console.log(await backup)
    const times = await pages
    console.log(`console: ${times.length} calls, ms at 50 / 99 / 100 %: ${[0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0)).join(' / ')}`)
    // Of the failover: while nothing is acknowledged, and while what had to wait is made up for.
    const isQuiet = (number: number) => number < failoverAt || number > failoverAt + 3
    const quiet = found.filter((_, number) => isQuiet(number)).map((each) => each.span)
    const during = found.filter((_, number) => !isQuiet(number)).map((each) => each.span)
    console.log(`filled: ${summaryOf(quiet).text}`)
    console.log(`failover: ${summaryOf(during).text}; silence ${Math.max(...during.map((each) => each.silence)).toFixed(0)} ms`)
    console.log(`99 % of values: ${summaryOf(quiet).p99.toFixed(1)} ms, ${(summaryOf(quiet).p99 / p99).toFixed(1)} times the empty database's (at most 4)`)
    for (const name of ['start', 'middle', 'end'] as const) {
      const each = found[{ start: 0, middle: Math.floor((found.length - 1) / 2), end: found.length - 1 }[name]]
      console.log(`${name}: ${JSON.stringify(each?.condition)}, MB ${JSON.stringify(each?.span.memory)}`)
    }
  })
  cluster.stop('fast')
}

const spansOf = async (span: (seconds: number) => Promise<Span>, seconds: number): Promise<Span[]> => {
  const spans: Span[] = []
  while (spans.length * spanSeconds < seconds) spans.push(await span(spanSeconds))
  return spans
}

/** A backup as docs/postgresql.md has it, at a lower priority than players; what it took. */
const dump = async (cluster: Cluster, folder: string): Promise<string> => {
  const file = join(folder, 'data', 'rehearsal.dump')
  const started = performance.now()
  const { path, asNobody } = programOf('pg_dump')
  const args = ['-n', '19', path, '-Fc', '-Z1', '--dbname', cluster.url('filled'), '--file', file]
  const [code] = await once(spawn('nice', args, { stdio: ['ignore', 'ignore', 'inherit'], ...asNobody }), 'exit')
  const megabytes = existsSync(file) ? statSync(file).size / 1e6 : 0
  rmSync(file, { force: true })
  return `backup: ended with ${code} after ${Math.round((performance.now() - started) / 1000)} s, ${megabytes.toFixed(0)} MB`
}

/** The database's machine fails, and PostgreSQL starts again from its log two seconds later. */
const failOver = async (cluster: Cluster): Promise<string> => {
  cluster.stop('immediate')
  await sleep(2000)
  const started = performance.now()
  await cluster.start()
  return `failover: recovered in ${Math.round(performance.now() - started)} ms`
}
