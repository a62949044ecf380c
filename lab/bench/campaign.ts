// A campaign, an open-loop load test: players arrive on schedule regardless of the server, and each plays, has the game analysed, guesses and
// reads advice; one in five takes the report, one in twenty has it mailed. Latency counts from the moment a finish was due.
// node lab/bench/campaign.ts [scenario …] [--rate 4] [--seconds 60] [--engine sqlite | postgres] [--processes 1] [--picture folder]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { sfc32 } from '../../server/analysis/random.ts'
import { type Finish, finish } from './campaign/finish.ts'
import { networkOf, prepareGames } from './campaign/prepare.ts'
import { type Engine, type Installation, startInstallation } from './campaign/servers.ts'
import { beyondBacklog, figures, idleWhileFull, type Look, picture, type Stored } from './campaign/summary.ts'
import { quantile } from './quantile.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    picture: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const [rate, seconds, processes] = [Number(values.rate), Number(values.seconds), Number(values.processes)]
const engine = values.engine as Engine
const random = sfc32(Number(values.seed), 2, 3, 4)
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)))

type Event = { at: number; name: string }
type Scenario = {
  /** Finishes due per second at a moment, as a multiple of `rate` */
  load(share: number): number
  /** An incident at a share of the duration */
  event?: { share: number; name: string; happen(installation: Installation): Promise<unknown> }
}

const scenarios: Record<string, Scenario> = {
  steady: { load: () => 1 },
  // Three quarters of the finishes in the first half.
  spot: { load: (share) => (share < 0.5 ? 1.5 : 0.5) },
  step: { load: (share) => 0.5 + 0.5 * Math.floor(share * 3) },
  'worker-killed': {
    load: () => 1,
    event: { share: 0.5, name: 'kill -9 of a worker', happen: async ({ workers }) => process.kill(workers()[0] ?? 0, 'SIGKILL') },
  },
  'process-killed': { load: () => 1, event: { share: 0.5, name: 'kill -9 of a process', happen: ({ replace }) => replace(0) } },
  'postgres-away': {
    load: () => 1,
    event: {
      share: 0.3,
      name: 'PostgreSQL away for 30 s',
      async happen({ postgres }) {
        await postgres?.stop()
        await sleep(30_000)
        await postgres?.start()
      },
    },
  },
}

/** When finishes are due, ms: evenly spaced, and never delayed by a slow server. */
const schedule = ({ load }: Scenario): number[] => {
  const due: number[] = []
  for (let at = 0; at < seconds; at += 1 / (rate * load(at / seconds))) due.push(at * 1000)
  return due
}

/** When each analysis was stored, according to the database. */
const readStored = async ({ databaseUrl, dataDir }: Installation, began: number): Promise<Stored> => {
  const text = 'select uid, analysis."createdAt" as at from analysis join game on game.id = "gameId"'
  const rows = databaseUrl
    ? await readPostgres(databaseUrl, text)
    : (new Sqlite(join(dataDir, 'gamalyze.sqlite')).prepare(text).all() as Row[])
  return new Map(rows.map(({ uid, at }) => [uid, Number(at) - began]))
}
/** When each analysis was started, as far as the queue still records it. */
const readStarted = async ({ databaseUrl }: Installation, began: number): Promise<Stored> => {
  const text = `select data->>'key' as uid, extract(epoch from started_on) * 1000 as at from pgboss.job where name = 'analysis'`
  const rows = databaseUrl ? await readPostgres(databaseUrl, text) : []
  return new Map(rows.map(({ uid, at }) => [uid, Number(at) - began]))
}
type Row = { uid: string; at: number | string }
const readPostgres = async (connectionString: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

const run = async (name: string, scenario: Scenario) => {
  const installation = await startInstallation({ engine, processes })
  const due = schedule(scenario)
  const uids = await prepareGames(installation, due.length)
  const events: Event[] = []
  const [startedAt, began] = [performance.now(), Date.now()]
  const now = () => performance.now() - startedAt
  const looks: Look[] = []
  let over = false
  const looking = (async () => {
    while (!over) {
      const samplers = ['worker_busy_seconds_total', 'jobs{kind="analysis",state="waiting"}'].map((name) => installation.metric(name))
      const [busy, waiting] = await Promise.all(samplers).catch(() => [])
      if (busy !== undefined && waiting !== undefined) looks.push({ at: now(), busy, waiting })
      await sleep(1000)
    }
  })()
  const happening = (async () => {
    if (!scenario.event) return
    await sleep(scenario.event.share * seconds * 1000)
    events.push({ at: now(), name: scenario.event.name })
    await scenario.event.happen(installation)
  })()
  const finishes: Finish[] = await Promise.all(
    due.map(async (at, player) => {
      const share = { report: random() < 0.2, mail: random() < 0.05 }
      await sleep(at - now())
      const network = networkOf(player + 1)
      const ask = (method: string, path: string, body?: object) => installation.ask(method, path, network, body)
      return finish(uids[player] ?? '', installation.secret, at, share, ask, now)
    }),
  )
  await happening
  const stored = await readStored(installation, began)
  const started = await readStarted(installation, began)
  over = true
  await looking
  const size = installation.workers().length
  const times = [...stored.values()].filter((at) => at >= 0).sort((one, other) => one - other)
  const span = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000
  const sustained = (times.length - 1) / Math.max(1, span)
  const title = `${name}, ${engine}, ${processes} process(es), ${size} workers, ${rate} finishes a second for ${seconds} s`
  console.log(`\n${title}`)
  for (const [figure, value] of figures(finishes, stored, started)) console.log(`  ${figure.padEnd(46)}${value}`)
  console.log(`  ${'analyses per second, first to last'.padEnd(46)}${sustained.toFixed(2)}`)
  const idle = idleWhileFull(looks, size)
  if (idle.of > 0) {
    const beyond = beyondBacklog(finishes, stored, looks)
    const shares = [0.5, 0.9, 0.99].map((share) => quantile(beyond, share).toFixed(2)).join(' / ')
    console.log(
      `  ${'workers idle while games wait (at most 10 %)'.padEnd(46)}${(100 * Math.max(0, idle.share)).toFixed(0)} % of ${idle.of.toFixed(0)} s`,
    )
    console.log(
      `  ${'wait by backlog / rate: p50 / p90 / p99 (1.2)'.padEnd(46)}${beyond.length === 0 ? 'nobody needed two seconds' : `${shares}, ${beyond.length} players`}`,
    )
  }
  console.log(`  ${'memory of the processes, MB'.padEnd(46)}${(await installation.memory()).resident.toFixed(0)}`)
  if (values.picture) {
    mkdirSync(values.picture, { recursive: true })
    writeFileSync(join(values.picture, `${name}-${engine}.svg`), picture(title, finishes, stored, events))
  }
  await installation.close()
}

const scenarioNames = positionals.length > 0 ? positionals : ['steady']
for (const name of scenarioNames) {
  const scenario = scenarios[name]
  if (!scenario) throw new Error(`no scenario ${name}: there are ${Object.keys(scenarios).join(', ')}`)
  await run(name, scenario)
}
// The test PostgreSQL keeps handles open.
process.exit()
