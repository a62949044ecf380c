// An older release beside a newer one, as in a deploy and on the way back: whole games, each call answered by one process or the other in turn, while
// the newer migrates. Older is the last tag, or before the first the commit of the schema; `RELEASE` names another. The newer one has a migration more.
// 1.0.0 alone is stopped first: its tables and columns got other names. Calls wait meanwhile, as those of open frames do.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { playThrough } from '../../scripts/demo-player.ts'
import { startTestPostgres } from '../../server/testing/test-postgres.ts'
import { startProcess } from '../../server/testing/test-process.ts'
import { testIdKey } from '../../server/testing/test-server.ts'
import { eventually, gamalyzeIn, must, serve } from './drill.mjs'

const players = 4
const gamesOfPhase = 12
const folder = mkdtempSync(join(tmpdir(), 'releases-'))
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const migrations = 'server/store/migrations'
const older = process.env.RELEASE ?? (git('tag', '--sort=-creatordate').split('\n')[0] || git('log', '-1', '--format=%h', '--', migrations))

const layOutOlder = () => {
  const place = join(folder, 'older')
  mkdirSync(place)
  execFileSync('sh', ['-c', `git archive '${older}' | tar -x -C '${place}'`])
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] })
  return place
}

/** This tree, with what a migration may do: a column that has a default or may be empty, and a table. */
const layOutNewer = () => {
  const place = join(folder, 'newer')
  for (const path of ['contract', 'docs', 'i18n', 'operators', 'package.json', 'sdk', 'server'])
    cpSync(path, join(place, path), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(place, 'node_modules'))
  writeFileSync(
    join(place, migrations, '999-later.ts'),
    `export const up = (schema) => [
      schema.alterTable('game').addColumn('later', 'text'),
      schema.alterTable('draw').addColumn('later', 'integer', (column) => column.notNull().defaultTo(0)),
      schema.createTable('later').addColumn('id', 'integer'),
    ]\n`,
  )
  return place
}

/** Sends each call to the next of the processes; while there is none it waits. */
const startBalancer = async () => {
  const balancer = { urls: [], url: '' }
  let turn = 0
  const server = createServer(async (call, reply) => {
    while (balancer.urls.length === 0) await sleep(50)
    const { hostname, port } = new URL(balancer.urls[turn++ % balancer.urls.length])
    const { method, headers, url: path } = call
    const onward = request({ hostname, port, method, headers, path }, (answer) => {
      reply.writeHead(answer.statusCode, answer.headers)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    call.pipe(onward)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  balancer.url = `http://127.0.0.1:${server.address().port}`
  return Object.assign(balancer, {
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}

const running = []
const start = async (place) => {
  const server = await serve(settings, place)
  running.push(server)
  return server
}
const end = async ({ child, ended }) => {
  child.kill('SIGTERM')
  must((await ended) === 0, 'a process ends as ever')
}
const told = ({ warnings }) =>
  warnings()
    .map(({ msg }) => msg)
    .join()

const uids = []
let failure
let isOver = false
const playOn = async (url, secret) => {
  try {
    while (!isOver && !failure) uids.push(await playThrough({ provider: url, operator: 'nfl', secret }))
  } catch (error) {
    failure ??= error
  }
}
/** Waits until players, who play all the time, ended so many games with these processes. */
const play = async (name, balancer, ...servers) => {
  balancer.urls = servers.map(({ url }) => url)
  const goal = uids.length + gamesOfPhase
  await eventually(() => {
    if (!failure && uids.length < goal) throw new Error(`${uids.length} games of ${goal}`)
  }, 300)
  if (failure) throw failure
  must(true, `${name}: ${gamesOfPhase} games are played to their advice`)
}

/** How many events of a type a partner's server reads. */
const countEvents = async ({ url }, key, type) => {
  let [count, after] = [0, '']
  for (;;) {
    const reply = await fetch(`${url}/api/v1/partner/events${after}`, { headers: { authorization: `Bearer ${key}` } })
    const { events, last } = await reply.json()
    if (events.length === 0) return count
    count += events.filter((event) => event.type === type).length
    after = `?after=${last}`
  }
}

/** Forward and back, while both run. */
const roll = async (balancer, first) => {
  const newer = await start(places.newer)
  await play('both', balancer, first, newer)
  const again = await start(places.older)
  must(told(again) === newerLine, `an older one that starts now says: ${newerLine}`)
  await play('all three', balancer, first, newer, again)
  await play('the newer alone', balancer, newer)
  await end(first)
  await play('the older alone again', balancer, again)
  await end(newer)
  const others = told(first) + told(newer)
  must(others === '', `nobody warned of anything else ${others}`)
  return again
}

/** Stop, migrate, start. */
const replace = async (balancer, first) => {
  await refuse(places.newer, 'A process of 1.0.0 uses the database (gamalyze in pg_stat_activity): stop all of them, then start again')
  balancer.urls = []
  // What is under way is answered.
  await sleep(2000)
  await end(first)
  await gamalyzeIn(places.newer, settings, 'migrate')
  const newer = await start(places.newer)
  await play('the newer alone', balancer, newer)
  await refuse(places.older, 'The database cannot be opened (42P01): check DATABASE_URL')
  await play('the newer, beside which an older one tried to start', balancer, newer)
  return newer
}

const refuse = async (place, line) => {
  const server = startProcess(join(place, 'server/main.ts'), [], { PORT: '0', ...settings })
  must((await server.ended) === 1 && server.messages().at(-1) === line, `a start is refused: ${line}`)
}

const places = { older: layOutOlder(), newer: layOutNewer() }
const [known, all] = [places.older, places.newer].map((place) => readdirSync(join(place, migrations)).sort())
const later = all.filter((file) => !known.includes(file)).map((file) => file.replace('.ts', ''))
const newerLine = `A newer release has changed the database (${later.join(', ')}): bring this one up to date`
const postgres = await startTestPostgres()
const settings = { ID_KEY: testIdKey, DATABASE_URL: await postgres.newDatabase() }
const balancer = await startBalancer()
try {
  const first = await start(places.older)
  balancer.urls = [first.url]
  const secret = await gamalyzeIn(places.older, settings, 'secret', 'create', '--operator', 'nfl')
  const key = await gamalyzeIn(places.older, settings, 'key', 'create', '--operator', 'nfl')
  const playing = Array.from({ length: players }, () => playOn(balancer.url, secret))
  await play(`${older} alone`, balancer, first)
  const last = known.length > 1 ? await roll(balancer, first) : await replace(balancer, first)
  isOver = true
  await Promise.all(playing)
  for (const uid of uids) {
    const { status } = await fetch(`${last.url}/api/v1/results/results/${uid}`)
    if (status !== 200) throw new Error(`a game's result is answered ${status}`)
  }
  must((await countEvents(last, key, 'game.completed')) === uids.length, `all ${uids.length} games have their result, and their one event`)
} finally {
  balancer.close()
  for (const { child } of running) child.kill('SIGKILL')
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
}
