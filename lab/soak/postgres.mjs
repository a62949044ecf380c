// What docs/postgresql.md says, on Debian's PostgreSQL: its roles, a dump that is restored, recovery to a point in time, a standby that lags, and a
// failover under load.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drawsOf, mixedStacks } from '../../server/testing/test-server.ts'
import { openCluster, tool, version } from './cluster.ts'
import { asService, eventually, gamalyze, must, needs, serve, serviceFolder } from './drill.mjs'

needs('pg_ctlcluster', 'postgresql')
const folder = serviceFolder('postgres')
const archive = join(folder, 'archive')
const running = []
/** With all that an address must encode */
const password = 's#e@c/r%t?'

const startCluster = async (data, settings) => {
  const cluster = await openCluster(data, settings, password)
  await cluster.start()
  running.push({ close: () => cluster.stop() })
  return cluster
}
const settings = (url) => ({
  DATABASE_URL: url,
  ID_KEY: Buffer.alloc(32, 7).toString('base64'),
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
})
const serveOn = async (url) => {
  const server = await serve(settings(url))
  running.push({
    close: () => {
      server.child.kill('SIGKILL')
      return server.ended
    },
  })
  return server
}
const send = (server, path, body) =>
  fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.status
    },
    () => 0,
  )
/** Begins a game with some draws. */
const begin = async (server, secret) => {
  const uid = randomUUID()
  must((await send(server, `/authentication/user_secret/${uid}/${secret}/nfl`)) === 201, 'a game begins')
  for (const draw of drawsOf(uid, mixedStacks()).slice(0, 5))
    must((await send(server, '/game/store_card_selection', draw)) === 200, `draw ${draw.selection_id} is stored`)
  return uid
}
const scoreOf = async (server, uid) => {
  const reply = await fetch(`${server.url}/api/v1/results/game_score/${uid}`)
  return reply.ok ? (await reply.json()).score : reply.status
}

/** The SQL of the page, as it is written there; what needs a newer version stays out. */
const [setUp, grants] = (() => {
  const [, block] = /```sql\n(.*?)```/s.exec(readFileSync('docs/postgresql.md', 'utf8'))
  const statements = block.replaceAll('…', password).split(/^--.*$/m)
  return [statements[0], Number(version()) < 17 ? statements[1] : statements.slice(1).join('\n')]
})()

/** The address that the settings name, whatever is behind it. */
const startName = async (target) => {
  const name = { target, sockets: new Set() }
  const server = createServer((client) => {
    const database = connect(name.target, '127.0.0.1')
    for (const socket of [client, database]) socket.on('error', () => {})
    client.pipe(database).pipe(client)
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
    name.sockets.add(client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  running.push({
    close: () => {
      server.close()
      for (const socket of name.sockets) socket.destroy()
    },
  })
  return Object.assign(name, { port: server.address().port })
}

try {
  mkdirSync(archive, { mode: 0o777 })
  execFileSync('chmod', ['777', archive])
  const data = join(folder, 'primary')
  const primary = await startCluster(data, [
    'wal_level = replica',
    'archive_mode = on',
    `archive_command = 'cp %p ${archive}/%f'`,
    'max_wal_senders = 5',
  ])

  for (const statement of setUp.split(';').filter((each) => each.trim())) await primary.query('postgres', statement)
  // As compose.yaml has the password.
  const withoutPassword = primary.url('gamalyze', 'gamalyze_owner').replace(/:[^:@]*@/, '@')
  await gamalyze({ ...settings(withoutPassword), PGPASSWORD: password }, 'migrate')
  await primary.query('gamalyze', `set role gamalyze_owner; ${grants}`)
  must(true, 'the roles of the runbook are made, and the owner migrates')
  const app = primary.url('gamalyze', 'gamalyze')
  const secret = await gamalyze(settings(app), 'secret', 'create', '--operator', 'nfl')
  const server = await serveOn(app)
  const uid = await begin(server, secret)
  const score = await scoreOf(server, uid)
  must(score !== 404, 'the server works as the other role')

  tool('pg_dump', '-Fc', '--dbname', primary.url('gamalyze', 'gamalyze_owner'), '--file', join(folder, 'dump'))
  await primary.query('postgres', 'create database restored owner gamalyze_owner')
  const startedAt = performance.now()
  tool('pg_restore', '--no-owner', '--role', 'gamalyze_owner', '--exit-on-error', '--dbname', primary.url('restored'), join(folder, 'dump'))
  await primary.query('restored', `set role gamalyze_owner; ${grants}`)
  const restored = await serveOn(primary.url('restored', 'gamalyze'))
  must((await scoreOf(restored, uid)) === score, `a dump is restored and served: ${Math.round(performance.now() - startedAt)} ms`)

  process.env.PGPASSWORD = password
  const base = join(folder, 'base')
  tool('pg_basebackup', '-D', base, '-c', 'fast', '-X', 'stream', '-h', '127.0.0.1', '-p', `${primary.port}`, '-U', 'postgres')
  const before = await begin(server, secret)
  const [{ now }] = await primary.query('postgres', 'select now()::text as now')
  await sleep(1100)
  const after = await begin(server, secret)
  await primary.query('postgres', 'select pg_switch_wal()')
  await eventually(async () => {
    const [{ last }] = await primary.query('postgres', 'select last_archived_wal as last from pg_stat_archiver')
    const [{ then }] = await primary.query('postgres', 'select pg_walfile_name(pg_current_wal_lsn()) as then')
    if (!last || last < then.slice(0, -1)) throw new Error(`archived: ${last}, now ${then}`)
  })
  await sleep(500)
  appendFileSync(
    join(base, 'postgresql.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${now}'\nrecovery_target_action = promote\narchive_mode = off\n`,
  )
  execFileSync('touch', [join(base, 'recovery.signal')], asService())
  const recovered = await startCluster(base)
  await eventually(async () => {
    const [{ recovering }] = await recovered.query('postgres', 'select pg_is_in_recovery() as recovering')
    if (recovering) throw new Error('still in recovery')
  }, 30)
  const then = await serveOn(recovered.url('gamalyze', 'gamalyze'))
  must(
    (await scoreOf(then, before)) !== 404 && (await scoreOf(then, after)) === 404,
    `recovered to ${now}: the game before is there, the one after is not`,
  )

  const standbyData = join(folder, 'standby')
  tool('pg_basebackup', '-R', '-D', standbyData, '-c', 'fast', '-X', 'stream', '-h', '127.0.0.1', '-p', `${primary.port}`, '-U', 'postgres')
  const standby = await startCluster(standbyData)
  await primary.query('postgres', "alter system set synchronous_standby_names = '*'")
  await primary.query('postgres', 'select pg_reload_conf()')
  await eventually(async () => {
    const [standing] = await primary.query('postgres', 'select sync_state from pg_stat_replication')
    if (standing?.sync_state !== 'sync') throw new Error(`the standby is ${standing?.sync_state}`)
  }, 30)
  const name = await startName(primary.port)
  const playing = await serveOn(app.replace(String(primary.port), String(name.port)))
  const players = await Promise.all(Array.from({ length: 8 }, () => begin(playing, secret)))
  const statuses = {}
  let isOver = false
  let lastFailure = 0
  const games = Promise.all(
    players.map(async (player) => {
      for (const draw of drawsOf(player, mixedStacks()).slice(5)) {
        for (;;) {
          const status = await send(playing, '/game/store_card_selection', draw)
          statuses[status] = (statuses[status] ?? 0) + 1
          if (status === 200) break
          lastFailure = performance.now()
          if (status !== 503) throw new Error(`draw ${draw.selection_id} was answered ${status}: ${JSON.stringify(statuses)}`)
          await sleep(100)
        }
        if (!isOver) await sleep(150)
      }
    }),
  )
  // It is awaited below, after the failover.
  games.catch(() => {})
  await sleep(2000)
  const [{ pid }] = await standby.query('postgres', 'select pid from pg_stat_wal_receiver')
  process.kill(pid, 'SIGSTOP')
  await sleep(1000)
  const acknowledged = statuses[200]
  await sleep(8000)
  const later = statuses[200]
  process.kill(pid, 'SIGCONT')
  must(later === acknowledged, `no draw is acknowledged that a lagging standby does not have: ${JSON.stringify(statuses)}`)
  await eventually(() => {
    if (statuses[200] === later) throw new Error('nothing is stored')
  }, 30)
  must(true, 'draws go on once it follows')
  await sleep(2000)
  // The machine is gone.
  await primary.stop()
  await sleep(1500)
  tool('pg_ctl', 'promote', '-D', standbyData)
  name.target = standby.port
  const movedAt = performance.now()
  await sleep(4000)
  isOver = true
  await games
  must(!statuses[500] && !statuses[409], `no draw was lost in a failover, and none told as a bug: ${JSON.stringify(statuses)}`)
  must(lastFailure - movedAt < 5000, `draws went on ${Math.max(0, Math.round(lastFailure - movedAt))} ms after the name had moved`)
  const lines = playing.messages().filter((line) => line.startsWith('outage'))
  must(lines.join() === 'outage began,outage ended,outage began,outage ended', `the log has ${lines.join(', ')}`)
} finally {
  for (const { close } of running.reverse()) await close()
}
